#!/bin/sh
# Makes the secrets of docker-compose.yml in ./secrets, each in a file of its own, and keeps those that are there.
# The folder is closed to others on this machine; the files can be read in the containers that get them.
set -eu
cd "$(dirname "$0")/../../.."
mkdir -p -m 0700 secrets
chmod 0700 secrets
random() { openssl rand -hex 32; }
make() {
  [ -e "secrets/$1" ] || printf '%s\n' "$2" >"secrets/$1"
  chmod 0444 "secrets/$1"
}
make owner_password "$(random)"
make server_password "$(random)"
make migration_database_url "postgresql://portal_owner:$(cat secrets/owner_password)@database:5432/portal"
make database_url "postgresql://portal_server:$(cat secrets/server_password)@database:5432/portal"
make secrets_key "first:$(openssl rand -base64 32)"
make metrics_token "$(random)"
make provider_key "{\"keyId\":\"pk_$(openssl rand -hex 8)\",\"secret\":\"$(random)\"}"
# Given by others: empty until somebody fills them, which is the same as not set.
make smtp_url ""
make sms_gateway_token ""
make vapid_private_key ""
make operator_oidc_client_secret ""
# Where builds in a container write, on a checkout that is read-only there.
mkdir -p node_modules/.federation
