#if PostgreSQL
  /// The definitions in a schema as the server's catalog has them.
  enum PostgreSQLDefinitions {
    /// The name and the definition of every table, column, constraint, index, trigger, rule, policy and function, by name
    /// and text. The schema's own name is left out, so that those of two schemas made by one script are equal; only
    /// behind the words that stand before a table or a function, as a column or a row may be called the same.
    static func all(in schema: String) -> SQL {
      #"""
      WITH home AS (
        SELECT oid, format('\m(ON|FROM|FUNCTION|REFERENCES) %s\.', regexp_replace(quote_ident(nspname), '\W', '\\\&', 'g'))
          AS pattern
        FROM pg_namespace WHERE nspname = \#(schema)
      ), relation AS (
        SELECT pg_class.oid, relname AS name, relkind, relrowsecurity, relforcerowsecurity, reloptions
        FROM pg_class JOIN home ON home.oid = relnamespace
      ), definition (name, text) AS (
        SELECT name, concat_ws(' ', 'relation', relkind, relrowsecurity, relforcerowsecurity, reloptions)
        FROM relation WHERE relkind <> 'i'
        UNION ALL
        SELECT name || '.' || attname, concat_ws(' ', 'column', format_type(atttypid, atttypmod), collname, attnotnull,
          attidentity, attgenerated, pg_get_expr(adbin, adrelid))
        FROM relation JOIN pg_attribute ON attrelid = relation.oid AND attnum > 0 AND NOT attisdropped
        LEFT JOIN pg_collation ON pg_collation.oid = attcollation
        LEFT JOIN pg_attrdef ON adrelid = attrelid AND adnum = attnum
        WHERE relkind <> 'i'
        UNION ALL
        SELECT conname, concat_ws(' ', 'constraint of', name, pg_get_constraintdef(pg_constraint.oid))
        FROM relation JOIN pg_constraint ON conrelid = relation.oid
        UNION ALL
        SELECT name, pg_get_indexdef(oid) FROM relation WHERE relkind = 'i'
        UNION ALL
        SELECT tgname, concat_ws(' ', tgenabled, pg_get_triggerdef(pg_trigger.oid))
        FROM relation JOIN pg_trigger ON tgrelid = relation.oid WHERE NOT tgisinternal
        UNION ALL
        SELECT rulename, concat_ws(' ', ev_enabled, pg_get_ruledef(pg_rewrite.oid))
        FROM relation JOIN pg_rewrite ON ev_class = relation.oid
        UNION ALL
        SELECT polname, concat_ws(' ', 'policy of', name, polcmd, polpermissive, polroles::regrole[],
          pg_get_expr(polqual, polrelid), '; ' || pg_get_expr(polwithcheck, polrelid))
        FROM relation JOIN pg_policy ON polrelid = relation.oid
        UNION ALL
        SELECT proname, CASE WHEN prokind = 'a' THEN 'aggregate' ELSE pg_get_functiondef(pg_proc.oid) END
        FROM pg_proc JOIN home ON home.oid = pronamespace
      )
      SELECT definition.name, regexp_replace(text, pattern, '\1 ', 'g') FROM definition CROSS JOIN home ORDER BY 1, 2
      """#
    }
  }
#endif
