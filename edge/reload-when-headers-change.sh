#!/bin/sh
# nginx reads the headers of the page once; the registry writes them anew when settings change (/docker-entrypoint.d).
file="$FILES_DIR/site/headers.conf"
(
  last=$(cksum <"$file")
  while sleep 10; do
    now=$(cksum <"$file") || continue
    [ "$now" = "$last" ] && continue
    nginx -t -q && nginx -s reload && last=$now
  done
) &
