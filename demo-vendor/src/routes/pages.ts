import type { FastifyInstance } from 'fastify';
import { findGame } from '../games/catalogue.ts';
import type { PageFiles } from './page-files.ts';
import { assetRoutes, type PageSettings, pageSender } from './send-page.ts';

/** Registers the game pages, on their own origin. The launch token is in the URL fragment, which no server sees. */
export function pageRoutes(app: FastifyInstance, pages: PageSettings, files: PageFiles): void {
  const send = pageSender(pages, files);
  app.get<{ Params: { gameCode: string } }>('/play/:gameCode', async (request, reply) => {
    return send(reply, findGame(request.params.gameCode)?.gameName);
  });
  assetRoutes(app, files);
}
