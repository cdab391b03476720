import { mkdir } from 'node:fs/promises';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance } from 'fastify';

const dayMs = 86_400_000;

/** The files of all releases. Their names carry a hash, so that a browser never asks twice; what is missing is a 404. */
export async function serveReleases(app: FastifyInstance, folder: string): Promise<void> {
  await mkdir(folder, { recursive: true });
  await app.register(fastifyStatic, {
    root: folder,
    prefix: '/releases/',
    decorateReply: false,
    preCompressed: true,
    index: false,
    dotfiles: 'ignore',
    maxAge: 365 * dayMs,
    immutable: true,
    setHeaders(reply, path) {
      reply.header('vary', 'Accept-Encoding');
      reply.header('x-content-type-options', 'nosniff');
      // Remotes may be shown from an origin of their own; the shell never is.
      const isRemote = path.slice(folder.length).split(/[\\/]/)[1]?.startsWith('remote-');
      reply.header('cross-origin-resource-policy', isRemote ? 'cross-origin' : 'same-origin');
    },
  });
}
