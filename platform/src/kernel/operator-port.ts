import { createServer, type Server } from 'node:http';
import type { FastifyInstance } from 'fastify';
import { Refusal } from './refusal.ts';

const operatorPath = /^\/operator(\/|\?|$)/;
const everywherePath = /^\/(healthz|readyz)(\?|$)/;

/** The operator's API and console answer on their own port only, and nothing else answers there. */
export function divideByPort(app: FastifyInstance): void {
  const { OPERATOR_PORT, PORT } = app.kernel.settings;
  app.addHook('onRequest', async (request) => {
    const port = request.socket.localPort;
    // A request injected by a test has no port.
    if (port === undefined || OPERATOR_PORT === PORT || everywherePath.test(request.url)) return;
    if (operatorPath.test(request.url) !== (port === OPERATOR_PORT)) throw new Refusal('unknown_call');
  });
}

/** A second server over the same application. */
export function operatorServer(app: FastifyInstance): Server {
  return createServer((request, response) => app.routing(request, response));
}
