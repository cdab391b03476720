import type { FastifyInstance } from 'fastify';
import { Refusal } from '../../../../kernel/calls/refusal.ts';
import type { GamesModule } from '../../index.ts';

/**
 * `/content/games/<game>/<size>-<key>.webp`: the key covers all that the picture is drawn from, so it never changes.
 */
const headers = {
  'cache-control': 'public, max-age=31536000, immutable',
  'content-security-policy': "default-src 'none'",
  'x-content-type-options': 'nosniff',
};

export function getDrawnPictureRoute(app: FastifyInstance, { drawnPictures }: GamesModule): void {
  const path = '/content/games/:nodeId/:name.webp';
  app.get<{ Params: { nodeId: string; name: string } }>(path, async ({ params }, reply) => {
    const bytes = await drawnPictures.find(params.nodeId, params.name);
    if (!bytes) throw new Refusal('not_found');
    return reply.headers(headers).type('image/webp').send(Buffer.from(bytes));
  });
}
