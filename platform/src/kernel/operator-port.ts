import { createServer, type Server } from 'node:http';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { Refusal } from './refusal.ts';

const everywhere: readonly string[] = ['/healthz', '/readyz'];

/**
 * The operator's API and the metrics answer on their own port only, and nothing else answers there. It is the matched
 * route that decides: the address as it was sent can be written in many ways that the router reads as the same.
 */
export function divideByPort(app: FastifyInstance): void {
  const { OPERATOR_PORT, PORT } = app.kernel.settings;
  app.addHook('onRequest', async (request) => {
    const port = request.socket.localPort;
    // A request injected by a test has no port.
    if (port === undefined || OPERATOR_PORT === PORT) return;
    if (everywhere.includes(request.routeOptions.url ?? '')) return;
    if (isOperatorRoute(request) !== (port === OPERATOR_PORT)) throw new Refusal('unknown_call');
  });
}

function isOperatorRoute({ routeOptions: { url = '', config } }: FastifyRequest): boolean {
  return config.call?.access === 'operator' || url.startsWith('/operator/') || url === '/metrics';
}

/** A second server over the same application. */
export function operatorServer(app: FastifyInstance): Server {
  return createServer((request, response) => app.routing(request, response));
}
