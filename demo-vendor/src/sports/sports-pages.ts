import type { FastifyInstance } from 'fastify';
import { sportsGames } from '../games/sports-games.ts';
import { bundlePage } from '../routes/page-files.ts';
import { pageHtml } from '../routes/page-html.ts';
import { assetRoutes, pageSender } from '../routes/send-page.ts';

/** The pages of the sports book. */
export async function sportsPages(app: FastifyInstance, portalOrigin: string): Promise<void> {
  const send = pageSender(portalOrigin);
  const play = await bundlePage('sports/main.ts', 'sports');
  for (const { game } of sportsGames) {
    app.get(`/play/${game.gameCode}`, async (_request, reply) => send(reply, pageHtml(game.gameName, play)));
  }
  assetRoutes(app, play);
}
