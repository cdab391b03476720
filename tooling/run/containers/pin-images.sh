#!/bin/sh
# Writes the images of docker-compose.yml with the digest that the registry names now into .env, in place of those there.
set -eu
cd "$(dirname "$0")/../../.."
touch .env
for image in NODE=node:22-bookworm-slim NGINX=nginx:1.27 POSTGRES=postgres:17; do
  name=${image#*=}
  digest=$(docker buildx imagetools inspect "$name" --format '{{.Manifest.Digest}}')
  variable=${image%%=*}_IMAGE
  sed "/^$variable=/d" .env >.env.new
  printf '%s=%s@%s\n' "$variable" "$name" "$digest" >>.env.new
  mv .env.new .env
done
