import type { FastifyInstance } from 'fastify';
import { lotteryGames } from '../games/lottery-games.ts';
import { bundlePage } from '../routes/page-files.ts';
import { pageHtml } from '../routes/page-html.ts';
import { assetRoutes, pageSender } from '../routes/send-page.ts';

/** The pages of the lotteries. */
export async function lotteryPages(app: FastifyInstance, portalOrigin: string): Promise<void> {
  const send = pageSender(portalOrigin);
  const play = await bundlePage('lottery/main.ts', 'lottery');
  for (const { game } of lotteryGames) {
    app.get(`/play/${game.gameCode}`, async (_request, reply) => send(reply, pageHtml(game.gameName, play)));
  }
  assetRoutes(app, play);
}
