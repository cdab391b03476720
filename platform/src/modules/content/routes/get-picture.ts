import type { FastifyInstance } from 'fastify';
import { Refusal } from '../../../kernel/calls/refusal.ts';
import type { ContentModule } from '../index.ts';

/** `/content/<hash>.webp`: the content of an address never changes. It may not run scripts, however it is embedded. */
const headers = {
  'cache-control': 'public, max-age=31536000, immutable',
  'content-security-policy': "default-src 'none'",
  'x-content-type-options': 'nosniff',
};

export function getPictureRoute(app: FastifyInstance, { pictures }: ContentModule): void {
  app.get<{ Params: { hash: string } }>('/content/:hash.webp', async ({ params }, reply) => {
    const bytes = /^[0-9a-f]{64}$/.test(params.hash) ? await pictures.find(params.hash) : undefined;
    if (!bytes) throw new Refusal('not_found');
    return reply.headers(headers).type('image/webp').send(Buffer.from(bytes));
  });
}
