import rateLimit from '@fastify/rate-limit';
import Fastify, { type FastifyBaseLogger, type FastifyInstance, LogController } from 'fastify';
import { Refusal } from '../calls/refusal.ts';
import { newId } from '../database/ids.ts';
import type { Kernel } from '../kernel.ts';
import { rememberedAddress } from './address.rules.ts';
import { readBodies } from './bodies.ts';
import { decodableUrl } from './decodable-url.rules.ts';
import { answerBadUrl, setErrorAnswers } from './errors.ts';
import { describeCalls } from './openapi.ts';
import { divideByPort } from './server-ports.ts';
import { transportSecurity } from './transport-security.ts';
import { endUnusedConnections } from './unused-connections.ts';

const bodyLimitBytes = 1024 * 1024;

interface TimeoutsMs {
  /** For the lines and headers of a request. */
  headers: number;
  /** For the whole request with its body. */
  request: number;
  /** How often connections are looked at. */
  check: number;
}

/** A picture of 10 MB takes a phone less; whoever sends slower than that holds a connection on purpose. */
export const timeoutsMs: TimeoutsMs = { headers: 15_000, request: 60_000, check: 5_000 };

/** Creates a server that knows the kernel and answers in envelopes, without any route yet. */
export async function createServer(kernel: Kernel): Promise<FastifyInstance> {
  const server = bareServer(kernel);
  server.decorate('kernel', kernel);
  endUnusedConnections(server);
  observeRequests(server);
  divideByPort(server);
  readBodies(server);
  setErrorAnswers(server);
  // Only for calls that ask for it; see RouteOptions.
  await server.register(rateLimit, {
    global: false,
    keyGenerator: ({ ip }) => rememberedAddress(ip),
    errorResponseBuilder: (_request, { ttl }) => new Refusal('too_many_requests', { retryAfterSeconds: ttl / 1000 }),
  });
  await describeCalls(server);
  return server;
}

/** Creates the server of connections and requests, which knows nothing of the kernel's work. */
export function bareServer(
  { settings, logger }: Pick<Kernel, 'settings' | 'logger'>,
  timeouts: TimeoutsMs = timeoutsMs,
): FastifyInstance {
  const loggerInstance: FastifyBaseLogger = logger;
  return Fastify({
    loggerInstance,
    logController: new LogController({ disableRequestLogging: true }),
    trustProxy: settings.TRUST_PROXY,
    bodyLimit: bodyLimitBytes,
    requestTimeout: timeouts.request,
    http: { headersTimeout: timeouts.headers, connectionsCheckingInterval: timeouts.check },
    genReqId: newId,
    rewriteUrl: ({ url = '/' }) => decodableUrl(url),
    frameworkErrors: answerBadUrl,
    forceCloseConnections: 'idle',
    routerOptions: { ignoreTrailingSlash: true },
  });
}

function observeRequests(server: FastifyInstance): void {
  const isSecure = server.kernel.settings.PUBLIC_ORIGIN.startsWith('https:');
  const ofOrigin = isSecure ? { 'strict-transport-security': transportSecurity } : {};
  server.addHook('onRequest', async (request, reply) => {
    reply.headers({ 'x-request-id': request.id, 'x-content-type-options': 'nosniff', ...ofOrigin });
  });
  server.addHook('onResponse', async (request, reply) => {
    const route = request.routeOptions.url ?? 'unknown';
    const labels = { method: request.method, route, status: String(reply.statusCode) };
    server.kernel.metrics.observeRequest(labels, reply.elapsedTime / 1000);
    request.log.debug({ ...labels, ms: Math.round(reply.elapsedTime) }, 'answered');
  });
}
