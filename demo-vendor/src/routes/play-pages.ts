import type { FastifyInstance } from 'fastify';
import { bundlePage } from './page-files.ts';
import { pageHtml } from './page-html.ts';
import { assetRoutes, pageSender } from './send-page.ts';

interface Named {
  game: { gameCode: string; gameName: string };
}

/** Registers the pages of a kind of game, one URL each; the bundle of `page/<name>/main.ts` draws them all. */
export async function playPages(
  app: FastifyInstance,
  portalOrigin: string,
  name: string,
  games: readonly Named[],
): Promise<void> {
  const files = await bundlePage(`${name}/main.ts`, name);
  const send = pageSender(portalOrigin);
  for (const { gameCode, gameName } of games.map(({ game }) => game)) {
    app.get(`/play/${gameCode}`, async (_request, reply) => send(reply, pageHtml(gameName, files)));
  }
  assetRoutes(app, files);
}
