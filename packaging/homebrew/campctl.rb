# Builds campctl from its sources. `make formula HOMEPAGE=…` fills in the address, the version and the commit, for a tap.
class Campctl < Formula
  desc "Campground reservations at the command-line"
  homepage "@HOMEPAGE@"
  url "@HOMEPAGE@.git", tag: "v@VERSION@", revision: "@COMMIT@"
  license "Apache-2.0"

  depends_on xcode: ["16.3", :build]
  # Linux has a static executable that needs no building.
  depends_on :macos

  uses_from_macos "python" => :build
  uses_from_macos "sqlite"

  def install
    # Homebrew builds in a sandbox of its own, in which another cannot be made.
    system "make", "tree", "OPTIONS=--disable-sandbox"
    system "make", "install", "PREFIX=#{prefix}"
  end

  test do
    ENV["CAMPCTL_STORE"] = testpath/"campground.sqlite"
    system bin/"campctl", "add-site", "12"
    assert_match "12", shell_output("#{bin}/campctl list-sites")
  end
end
