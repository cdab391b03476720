#!/bin/sh
# nginx reads the headers of the page once; the registry writes them again when settings change (/docker-entrypoint.d).
file="$FILES_DIR/site/headers.conf"
(
  last=$([ -f "$file" ] && cksum <"$file")
  while sleep 10; do
    [ -f "$file" ] || continue
    now=$(cksum <"$file")
    [ "$now" = "$last" ] && continue
    nginx -t -q && nginx -s reload && last=$now
  done
) &
