#!/bin/sh
# Run by the PostgreSQL image when it makes the database: the role of the platform, which owns nothing.
set -eu
psql -v ON_ERROR_STOP=1 -v word="$(cat /run/secrets/server_password)" -U "$POSTGRES_USER" -d "$POSTGRES_DB" <<'SQL'
CREATE ROLE portal_server LOGIN PASSWORD :'word' NOSUPERUSER NOCREATEDB NOCREATEROLE;
REVOKE CREATE ON SCHEMA public FROM PUBLIC;
SQL
