import type { FastifyInstance } from 'fastify';
import { tableGames } from '../../games/table-games.ts';
import { bundlePage } from '../../routes/page-files.ts';
import { playPages } from '../../routes/play-pages.ts';
import { assetRoutes, type PageSettings, pageSender } from '../../routes/send-page.ts';

/** Registers the pages of the tables, and the page that recomputes a round from its seed. */
export async function tablePages(app: FastifyInstance, pages: PageSettings): Promise<void> {
  await playPages(app, pages, 'table', tableGames);
  const verify = await bundlePage('table/verify.ts', 'verify-table');
  const send = pageSender(pages, verify);
  app.get('/verify-table', async (_request, reply) => send(reply, 'Verify a round'));
  assetRoutes(app, verify);
}
