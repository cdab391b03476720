import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { onOperatorPort } from '../../../kernel/http/server-ports.ts';
import { type ConsoleFile, consoleFiles, consolePage } from './console-files.ts';
import { consoleFileHeaders, consolePageHeaders, missingConsoleHtml } from './console-headers.rules.ts';

/**
 * Serves the operator console, a page and its files, only on the operators' port. Without a build the page says so; the
 * platform does not need it.
 */
export function consoleRoutes(app: FastifyInstance): void {
  const { OPERATOR_CONSOLE_DIR, PUBLIC_DEMO } = app.kernel.settings;
  const files = consoleFiles(OPERATOR_CONSOLE_DIR, PUBLIC_DEMO);
  const options = { constraints: onOperatorPort, config: { isOperatorPage: true } };
  app.get('/*', options, async (request, reply) => {
    const [path = ''] = request.url.split('?');
    const all = await files.read();
    if (path !== '/') return sendFile(request, reply, all?.get(path.slice(1)));
    reply.headers(consolePageHeaders);
    const index = all?.get(consolePage);
    if (!index) return reply.code(503).header('retry-after', '5').send(missingConsoleHtml);
    return send(request, reply, index);
  });
}

/** Files are cached forever; the page has only the address `/`. */
function sendFile(
  request: FastifyRequest,
  reply: FastifyReply,
  file: ConsoleFile | undefined,
): FastifyReply | undefined {
  if (!file || file.name === consolePage) {
    reply.callNotFound();
    return reply;
  }
  return send(request, reply.headers(consoleFileHeaders(file.name)), file);
}

function send(request: FastifyRequest, reply: FastifyReply, file: ConsoleFile): FastifyReply {
  reply.header('etag', file.etag).header('vary', 'Accept-Encoding');
  if (request.headers['if-none-match'] === file.etag) return reply.code(304).send();
  const takesGzip = /\bgzip\b(?!\s*;\s*q=0(\.0*)?\b)/i.test(String(request.headers['accept-encoding'] ?? ''));
  if (!takesGzip || !file.gzipped) return reply.send(file.bytes);
  return reply.header('content-encoding', 'gzip').send(file.gzipped);
}
