import type { FastifyInstance, FastifyReply } from 'fastify';
import type { PageFiles } from './page-files.ts';

/** Creates a sender of pages that run only our own scripts and that only the portal may frame. */
export function pageSender(portalOrigin: string): (reply: FastifyReply, html: string | undefined) => FastifyReply {
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
  return (reply, html) => {
    reply
      .type('text/html; charset=utf-8')
      .header('content-security-policy', policy)
      .header('integrity-policy', 'blocked-destinations=(script)')
      .header('referrer-policy', 'no-referrer')
      .header('x-content-type-options', 'nosniff')
      .header('cache-control', 'no-cache');
    return html ? reply.send(html) : reply.code(404).send('<!doctype html><title>No such game</title>');
  };
}

/** Registers the scripts and styles of pages; their names change with their content. */
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
