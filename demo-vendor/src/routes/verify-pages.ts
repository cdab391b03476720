import type { FastifyInstance } from 'fastify';
import { bundlePage } from './page-files.ts';
import { assetRoutes, type PageSettings, pageSender } from './send-page.ts';

/** Registers the page on which a player's browser verifies a round. */
export async function verifyPageRoutes(app: FastifyInstance, pages: PageSettings): Promise<void> {
  const files = await bundlePage('verify/verify.ts', 'verify');
  const send = pageSender(pages, files);
  app.get('/verify/:roundId', async (_request, reply) => send(reply, 'Verify a round'));
  assetRoutes(app, files);
}
