# Node with the folders that volumes are mounted on: a new volume takes owner and mode of its folder.
ARG NODE_IMAGE
FROM ${NODE_IMAGE}
# 10001 platform, 10003 demo studio, 10004 sandbox provider. The studio's key lies in a folder whose files its group reads.
RUN install -d -o 10001 -g 10001 -m 0750 /data \
 && install -d -o 10001 -g 10001 -m 0755 /data/releases /data/site \
 && install -d -o 10001 -g 10003 -m 2750 /data/vendor \
 && install -d -o 10003 -g 10003 -m 0750 /studio \
 && install -d -o 10004 -g 10004 -m 0750 /provider
WORKDIR /app
USER 10001:10001
