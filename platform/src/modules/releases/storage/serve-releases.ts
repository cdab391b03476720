import { mkdir } from 'node:fs/promises';
import fastifyStatic, { type FastifyStaticOptions } from '@fastify/static';
import type { FastifyError, FastifyInstance } from 'fastify';
import { releaseFileHeaders } from './release-file-headers.rules.ts';
import { isUnserved } from './unserved-files.rules.ts';

const dayMs = 86_400_000;

/**
 * Serves the files of all releases. Their names carry a hash, so a browser never asks twice; a missing one is a 404.
 */
export async function serveReleases(app: FastifyInstance, folder: string): Promise<void> {
  await mkdir(folder, { recursive: true });
  await app.register(async (files) => {
    // Folders and paths that lead out of the folder count as missing.
    files.setErrorHandler((error: FastifyError, _request, reply) => {
      if ((error.statusCode ?? 500) >= 500) throw error;
      return reply.callNotFound();
    });
    await files.register(fastifyStatic, staticOptions(folder));
  });
}

function staticOptions(folder: string): FastifyStaticOptions {
  return {
    root: folder,
    prefix: '/releases/',
    decorateReply: false,
    preCompressed: true,
    index: false,
    allowedPath: (file) => !isUnserved(file),
    dotfiles: 'ignore',
    maxAge: 365 * dayMs,
    immutable: true,
    setHeaders(reply, path) {
      const name = path.slice(folder.length).split(/[\\/]/)[1] ?? '';
      for (const [header, value] of Object.entries(releaseFileHeaders(name))) reply.header(header, value);
    },
  };
}
