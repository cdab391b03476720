import type { FastifyInstance } from 'fastify';
import { findGame } from '../games/catalogue.ts';
import type { PageFiles } from './page-files.ts';
import { pageHtml } from './page-html.ts';
import { assetRoutes, pageSender } from './send-page.ts';

/** Registers the game pages, on their own origin. The launch token is in the URL fragment, which no server sees. */
export function pageRoutes(app: FastifyInstance, portalOrigin: string, files: PageFiles): void {
  const send = pageSender(portalOrigin);
  app.get<{ Params: { gameCode: string } }>('/play/:gameCode', async (request, reply) => {
    const game = findGame(request.params.gameCode);
    return send(reply, game && pageHtml(game.gameName, files));
  });
  assetRoutes(app, files);
}
