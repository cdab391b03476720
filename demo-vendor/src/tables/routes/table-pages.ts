import type { FastifyInstance } from 'fastify';
import { tableGames } from '../../games/table-games.ts';
import { bundlePage } from '../../routes/page-files.ts';
import { pageHtml } from '../../routes/page-html.ts';
import { playPages } from '../../routes/play-pages.ts';
import { assetRoutes, pageSender } from '../../routes/send-page.ts';

/** Registers the pages of the tables, and the page that recomputes a round from its seed. */
export async function tablePages(app: FastifyInstance, portalOrigin: string): Promise<void> {
  await playPages(app, portalOrigin, 'table', tableGames);
  const send = pageSender(portalOrigin);
  const verify = await bundlePage('table/verify.ts', 'verify-table');
  app.get('/verify-table', async (_request, reply) => send(reply, pageHtml('Verify a round', verify)));
  assetRoutes(app, verify);
}
