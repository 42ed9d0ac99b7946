"""A campground on a PostgreSQL server: desks, lines and servers that fail while many are at work.

`CAMPCTL_POSTGRESQL` names a campctl with that engine, if the one that is tortured has none.
"""

import os
import sys

from camp import Camp
from server import crashes, failover, far, killed, network, sixteen
from server.cluster import Cluster, is_installed


def run(size):
    with Camp(os.environ.get("CAMPCTL_POSTGRESQL")) as camp:
        if camp.run("--version", "--json").json()["engines"]["postgresql"] is None:
            print("server: this campctl has no engine for a server, so none was used", flush=True)
            return []
    if not is_installed():
        sys.exit("PostgreSQL's server is missing; sh scripts/setup.sh postgresql installs it")
    with Cluster() as cluster:
        figures = [
            *killed.run(size, cluster), *network.run(size, cluster), *crashes.run(size, cluster),
            *sixteen.run(size, cluster), far.run(size, cluster)]
    return [*figures, failover.run(size), failover.without_standby(size)]
