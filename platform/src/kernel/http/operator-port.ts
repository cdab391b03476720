import { createServer, type Server } from 'node:http';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { Refusal } from '../calls/refusal.ts';

declare module 'fastify' {
  interface FastifyContextConfig {
    /** A page or file for operators, not a call: it is served on their port only. */
    isOperatorPage?: boolean;
  }
}

/** For a route matched only on the operators' port, so that both ports may have a `/`. */
export const onOperatorPort = { port: 'operators' } as const;

const everywhere: readonly string[] = ['/healthz', '/readyz'];

/**
 * Serves the operators' API and metrics only on their port, and nothing else there. The matched route decides, since
 * the router reads many spellings of an address as the same.
 */
export function divideByPort(app: FastifyInstance): void {
  const { OPERATOR_PORT, PORT } = app.kernel.settings;
  app.addConstraintStrategy({
    name: 'port',
    storage: namedHandlers,
    deriveConstraint: ({ socket }) => (socket.localPort === OPERATOR_PORT && OPERATOR_PORT !== PORT ? 'operators' : ''),
  });
  app.addHook('onRequest', async (request) => {
    const port = request.socket.localPort;
    // A request injected by a test has no port.
    if (port === undefined || OPERATOR_PORT === PORT) return;
    if (everywhere.includes(request.routeOptions.url ?? '')) return;
    if (isOperatorRoute(request) !== (port === OPERATOR_PORT)) throw new Refusal('unknown_call');
  });
}

function isOperatorRoute({ routeOptions: { url = '', config } }: FastifyRequest): boolean {
  const isCall = config.call?.access === 'operator' || url.startsWith('/operator/');
  return isCall || config.isOperatorPage === true || url === '/metrics';
}

/** Stores the handlers of one address by the value of their constraint, as the router requires. */
function namedHandlers<Handler>() {
  const handlers = new Map<unknown, Handler>();
  return {
    get: (value: unknown): Handler | null => handlers.get(value) ?? null,
    set: (value: unknown, handler: Handler): void => {
      handlers.set(value, handler);
    },
  };
}

/** Creates a second server for the same application. */
export function operatorServer(app: FastifyInstance): Server {
  return createServer((request, response) => app.routing(request, response));
}
