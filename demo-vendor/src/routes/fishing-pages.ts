import type { FastifyInstance } from 'fastify';
import { fishingGames } from '../games/fishing-games.ts';
import { bundlePage } from './page-files.ts';
import { pageHtml } from './page-html.ts';
import { assetRoutes, pageSender } from './send-page.ts';

/** The pages of the fishing games, which are drawn by a bundle of their own. */
export async function fishingPageRoutes(app: FastifyInstance, portalOrigin: string): Promise<void> {
  const files = await bundlePage('fishing/main.ts', 'fishing');
  const send = pageSender(portalOrigin);
  for (const { gameCode, gameName } of fishingGames) {
    app.get(`/play/${gameCode}`, async (_request, reply) => send(reply, pageHtml(gameName, files)));
  }
  assetRoutes(app, files);
}
