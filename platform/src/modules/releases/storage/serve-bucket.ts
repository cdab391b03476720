import { releasePath } from '@portal/shared/contract/releases/release-manifest';
import { releaseName, releaseVersion } from '@portal/shared/contract/releases/releases';
import type { FastifyInstance, FastifyReply } from 'fastify';
import * as v from 'valibot';
import { acceptedEncodings } from './accepted-encodings.rules.ts';
import type { Bucket } from './bucket.ts';
import { folderKey, objectHeaders } from './bucket-keys.rules.ts';
import { isCompressible } from './compressed-variants.ts';
import { releaseFileHeaders } from './release-file-headers.rules.ts';
import { isUnserved } from './unserved-files.rules.ts';

const address = v.object({ name: releaseName, version: releaseVersion, '*': releasePath });

/** Serves the files of all releases from the bucket, with the same headers as from a folder. Both work behind a CDN. */
export function serveBucket(app: FastifyInstance, bucket: Bucket): void {
  app.get('/releases/:name/:version/*', async (request, reply) => {
    const parsed = v.safeParse(address, request.params);
    if (!parsed.success || isUnserved(parsed.output['*'])) return reply.callNotFound();
    const { name, version, '*': path } = parsed.output;
    const key = folderKey(name, version) + path;
    const send = (bytes: Uint8Array): FastifyReply =>
      reply.headers({ ...releaseFileHeaders(name), ...objectHeaders(path) }).send(Buffer.from(bytes));
    const encodings = isCompressible(path) ? acceptedEncodings(request.headers['accept-encoding']) : [];
    for (const encoding of encodings) {
      const packed = await bucket.get(key + encoding.suffix);
      if (packed) {
        reply.header('content-encoding', encoding.name);
        return send(packed);
      }
    }
    const bytes = await bucket.get(key);
    return bytes ? send(bytes) : reply.callNotFound();
  });
}
