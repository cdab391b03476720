import type { FastifyInstance } from 'fastify';
import { Refusal } from '../../../kernel/refusal.ts';
import { drawnKeyShape } from '../drawn/drawn.rules.ts';
import type { GamesModule } from '../index.ts';

/** `/content/games/<game>/<key>.webp`: the key says all that the picture is drawn from, so it never changes. */
const headers = {
  'cache-control': 'public, max-age=31536000, immutable',
  'content-security-policy': "default-src 'none'",
  'x-content-type-options': 'nosniff',
};

export function getDrawnPictureRoute(app: FastifyInstance, { drawnPictures }: GamesModule): void {
  app.get<{ Params: { nodeId: string; key: string } }>(
    '/content/games/:nodeId/:key.webp',
    async ({ params }, reply) => {
      const { nodeId, key } = params;
      const bytes = drawnKeyShape.test(key) ? await drawnPictures.find(nodeId, key) : undefined;
      if (!bytes) throw new Refusal('not_found');
      return reply.headers(headers).type('image/webp').send(Buffer.from(bytes));
    },
  );
}
