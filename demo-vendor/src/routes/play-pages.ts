import type { FastifyInstance } from 'fastify';
import { bundlePage } from './page-files.ts';
import { assetRoutes, type PageSettings, pageSender } from './send-page.ts';

interface Named {
  game: { gameCode: string; gameName: string };
}

/** Registers the pages of a kind of game, one URL each; the bundle of `page/<name>/main.ts` draws them all. */
export async function playPages(
  app: FastifyInstance,
  pages: PageSettings,
  name: string,
  games: readonly Named[],
): Promise<void> {
  const files = await bundlePage(`${name}/main.ts`, name);
  const send = pageSender(pages, files);
  for (const { gameCode, gameName } of games.map(({ game }) => game)) {
    app.get(`/play/${gameCode}`, async (_request, reply) => send(reply, gameName));
  }
  assetRoutes(app, files);
}
