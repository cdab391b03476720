import type { FastifyInstance, FastifyReply } from 'fastify';
import type { PageFiles } from './page-files.ts';
import { pageHtml } from './page-html.ts';

/** What all pages of the studio have in common. */
export interface PageSettings {
  /** The only origin that may frame them. */
  portalOrigin: string;
  /** Each says that nothing on it is real money. */
  isPublicDemo: boolean;
}

type SendPage = (reply: FastifyReply, title: string | undefined) => FastifyReply;

/** Creates a sender of pages that run only our own scripts and that only the portal may frame; 404 without a title. */
export function pageSender({ portalOrigin, isPublicDemo }: PageSettings, files: PageFiles): SendPage {
  const policy = [
    "default-src 'none'",
    "script-src 'self'",
    "style-src 'self' 'unsafe-inline'",
    "img-src 'self' data:",
    "connect-src 'self'",
    "base-uri 'none'",
    "form-action 'none'",
    `frame-ancestors ${portalOrigin}`,
    "require-trusted-types-for 'script'",
    'trusted-types drawings',
  ].join('; ');
  return (reply, title) => {
    reply
      .type('text/html; charset=utf-8')
      .header('content-security-policy', policy)
      .header('integrity-policy', 'blocked-destinations=(script)')
      .header('referrer-policy', 'no-referrer')
      .header('x-content-type-options', 'nosniff')
      .header('cache-control', 'no-cache');
    if (title === undefined) return reply.code(404).send('<!doctype html><title>No such game</title>');
    return reply.send(pageHtml(title, files, isPublicDemo));
  };
}

/** Registers the scripts, styles and texts of pages; their names change with their content. */
export function assetRoutes(app: FastifyInstance, files: PageFiles): void {
  for (const file of files.all) {
    app.get(`/assets/${file.name}`, async (_request, reply) =>
      reply
        .type(file.type)
        .header('cache-control', 'public, max-age=31536000, immutable')
        .header('x-content-type-options', 'nosniff')
        .send(file.text),
    );
  }
}
