import { randomUUID } from 'node:crypto';
import { pagePaths, plainPath } from '@portal/shared/contract/page-paths';
import type { ReleaseManifest } from '@portal/shared/contract/releases/release-manifest';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { isDatabaseGone, outageRetrySeconds } from '../../../kernel/database/outage.rules.ts';
import { hostCookie } from '../../../kernel/http/host-cookie.rules.ts';
import { languageOf } from '../../../kernel/http/language.ts';
import { standByPage } from '../../../kernel/start/stand-by-page.ts';
import { acceptedEncodings } from '../storage/accepted-encodings.rules.ts';
import type { ShellFacts } from './page-headers.rules.ts';
import { isPagePath } from './page-paths.rules.ts';
import { factsOf, type Site } from './publish-composition.ts';
import type { SiteFile } from './site-file.ts';

export interface PageOptions {
  site: Site;
  /** Read for each page, because what a page may load depends on settings. */
  headers(shell: ShellFacts): Promise<Readonly<Record<string, string>>>;
  isSecure: boolean;
}

const yearSeconds = 31_536_000;
const visitorPattern = /^[A-Za-z0-9-]{8,64}$/;

/**
 * Serves `index.html` for every address of the shell, with 404 for unknown ones, and the composition that open tabs
 * poll.
 */
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
  const { progress } = app.kernel;
  const lastHeaders = rememberLast((shell: ReleaseManifest) => headers(factsOf(shell)));
  app.get('/*', async (request, reply) => {
    const [path = ''] = request.url.split('?');
    if (!isPagePath(path)) return reply.callNotFound();
    const state = site.current();
    if (!state) {
      const page = standByPage(languageOf(request.headers['accept-language']), progress?.steps() ?? []);
      return reply.code(503).header('retry-after', outageRetrySeconds).headers(page.headers).send(page.html);
    }
    reply.headers(await lastHeaders(state.shell));
    nameVisitor(request, reply, isSecure);
    if (!pagePaths.includes(plainPath(path))) reply.code(404);
    return sendSiteFile(request, reply, state.indexHtml);
  });
}

/** Sets the first-party id by which a page chooses candidates; a page served by a CDN makes its own. */
function nameVisitor(request: FastifyRequest, reply: FastifyReply, isSecure: boolean): void {
  const cookie = hostCookie('visitor', isSecure);
  if (visitorPattern.test(cookie.find(request.headers.cookie) ?? '')) return;
  reply.header('set-cookie', `${cookie.text(randomUUID(), yearSeconds)}; SameSite=Lax`);
}

/** Keeps serving the last pages while the database is down; the shell shows the outage. */
function rememberLast<I, T>(read: (input: I) => Promise<T>): (input: I) => Promise<T> {
  let last: T | undefined;
  return async (input) => {
    try {
      last = await read(input);
      return last;
    } catch (error) {
      if (last === undefined || !isDatabaseGone(error)) throw error;
      return last;
    }
  };
}

/** Sends the file in the best encoding the browser accepts, or 304 when it has it. */
function sendSiteFile(request: FastifyRequest, reply: FastifyReply, file: SiteFile): FastifyReply {
  reply.header('etag', file.etag).header('vary', 'Accept-Encoding');
  if (reply.statusCode === 200 && isKnown(request.headers['if-none-match'], file.etag)) return reply.code(304).send();
  for (const { name, suffix } of acceptedEncodings(request.headers['accept-encoding'])) {
    const variant = file.variants.find((candidate) => candidate.suffix === suffix);
    if (variant) return reply.header('content-encoding', name).send(Buffer.from(variant.bytes));
  }
  return reply.send(Buffer.from(file.bytes));
}

function isKnown(ifNoneMatch: string | undefined, etag: string): boolean {
  return (ifNoneMatch ?? '').split(',').some((known) => known.trim() === etag);
}
