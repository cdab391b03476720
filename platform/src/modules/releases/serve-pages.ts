import { randomUUID } from 'node:crypto';
import { pagePaths, plainPath } from '@portal/shared/contract/page-paths';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { isPagePath } from './page-paths.rules.ts';
import { sendSiteFile } from './send-site-file.ts';
import type { Site } from './site.ts';

export interface PageOptions {
  site: Site;
  /** Asked for each page: what a page may load follows the settings. */
  headers(): Promise<Readonly<Record<string, string>>>;
  isSecure: boolean;
}

const yearSeconds = 31_536_000;

/** `index.html` for every address of the shell, with 404 for those that have no page, and the composition for open tabs to poll. */
export function servePages(app: FastifyInstance, { site, headers, isSecure }: PageOptions): void {
  app.get('/composition.json', (request, reply) => {
    const state = site.current();
    if (!state) return reply.callNotFound();
    return sendSiteFile(
      request,
      reply.header('cache-control', 'no-cache').type('application/json'),
      state.compositionJson,
    );
  });
  app.get('/*', async (request, reply) => {
    const [path = ''] = request.url.split('?');
    if (!isPagePath(path)) return reply.callNotFound();
    reply.headers(await headers());
    const state = site.current();
    if (!state) return reply.code(503).header('retry-after', '5').send(notYetHtml);
    nameVisitor(request, reply, isSecure);
    if (!pagePaths.includes(plainPath(path))) reply.code(404);
    return sendSiteFile(request, reply, state.indexHtml);
  });
}

/** The first-party id by which the page chooses a candidate; the page itself makes one where a CDN serves it. */
function nameVisitor(request: FastifyRequest, reply: FastifyReply, isSecure: boolean): void {
  if (/(?:^|; )visitor=[A-Za-z0-9-]{8,64}(?:;|$)/.test(request.headers.cookie ?? '')) return;
  const secure = isSecure ? '; Secure' : '';
  reply.header('set-cookie', `visitor=${randomUUID()}; Path=/; Max-Age=${yearSeconds}; SameSite=Lax${secure}`);
}

const notYetHtml =
  '<!doctype html><html lang="en"><meta charset="utf-8"><title>Starting</title><p>No release is live yet. Please come back in a moment.</p></html>\n';
