"""The database's schema, as numbered migrations in ``*.sql``. A released file is never edited again."""
