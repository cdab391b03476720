import type { FastifyInstance } from 'fastify';
import { findGame } from '../games/catalogue.ts';
import type { PageFiles } from './page-files.ts';
import { pageHtml } from './page-html.ts';

/** The game pages, from an origin of their own. The launch token stands in the fragment, which no server ever sees. */
export function pageRoutes(app: FastifyInstance, portalOrigin: string, files: PageFiles): void {
  const policy = [
    "default-src 'none'",
    "script-src 'self'",
    "style-src 'self' 'unsafe-inline'",
    "img-src 'self' data:",
    "connect-src 'self'",
    "base-uri 'none'",
    "form-action 'none'",
    `frame-ancestors ${portalOrigin}`,
  ].join('; ');

  app.get<{ Params: { gameCode: string } }>('/play/:gameCode', async (request, reply) => {
    const game = findGame(request.params.gameCode);
    reply
      .type('text/html; charset=utf-8')
      .header('content-security-policy', policy)
      .header('referrer-policy', 'no-referrer')
      .header('x-content-type-options', 'nosniff')
      .header('cache-control', 'no-cache');
    return game ? pageHtml(game.gameName, files) : reply.code(404).send('<!doctype html><title>No such game</title>');
  });

  for (const file of files.all) {
    app.get(`/assets/${file.name}`, async (_request, reply) =>
      reply
        .type(file.type)
        .header('cache-control', 'public, max-age=31536000, immutable')
        .header('x-content-type-options', 'nosniff')
        .send(file.text),
    );
  }
}
