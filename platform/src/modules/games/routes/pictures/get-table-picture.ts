import type { FastifyInstance } from 'fastify';
import { Refusal } from '../../../../kernel/calls/refusal.ts';
import type { GamesModule } from '../../index.ts';

/**
 * `/content/tables/<hash>.<extension>`: a studio's bytes under our own origin. As a picture it runs and loads nothing; the
 * rest holds for who opens the address itself.
 */
const headers = {
  'cache-control': 'public, max-age=31536000, immutable',
  'content-disposition': 'attachment',
  'content-security-policy': "default-src 'none'; style-src 'unsafe-inline'; sandbox",
  'x-content-type-options': 'nosniff',
};

export function getTablePictureRoute(app: FastifyInstance, { tablePicture }: GamesModule): void {
  app.get<{ Params: { name: string } }>('/content/tables/:name', async ({ params }, reply) => {
    const picture = await tablePicture(params.name);
    if (!picture) throw new Refusal('not_found');
    // The charset of an answer counts before one that an SVG names itself.
    const type = picture.type === 'image/svg+xml' ? `${picture.type}; charset=utf-8` : picture.type;
    return reply.headers(headers).type(type).send(Buffer.from(picture.bytes));
  });
}
