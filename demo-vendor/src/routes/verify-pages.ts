import type { FastifyInstance } from 'fastify';
import { bundlePage } from './page-files.ts';
import { pageHtml } from './page-html.ts';
import { assetRoutes, pageSender } from './send-page.ts';

/** Registers the page on which a player's browser verifies a round. */
export async function verifyPageRoutes(app: FastifyInstance, portalOrigin: string): Promise<void> {
  const files = await bundlePage('verify/verify.ts', 'verify');
  const send = pageSender(portalOrigin);
  app.get('/verify/:roundId', async (_request, reply) => send(reply, pageHtml('Verify a round', files)));
  assetRoutes(app, files);
}
