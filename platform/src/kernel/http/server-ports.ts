import { createServer, type Server } from 'node:http';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { Refusal } from '../calls/refusal.ts';
import type { Settings } from '../config/settings.ts';

declare module 'fastify' {
  interface FastifyContextConfig {
    /** A page or file for operators, not a call: it is served on their port only. */
    isOperatorPage?: boolean;
    /** A call for players and operators. */
    isOnBothPorts?: boolean;
    /** A page with scripts of others: it is served on the port of scripts only. */
    isScriptsPage?: boolean;
  }
}

/** For a route matched only on the operators' port, so that both ports may have a `/`. */
export const onOperatorPort = { port: 'operators' } as const;

/** For a page of the scripts' origin, which is matched on that port only. */
export const onScriptsPort = { port: 'scripts' } as const;

type PortName = 'players' | 'operators' | 'scripts';

/**
 * Serves the operators' API and metrics only on their port, and nothing else there but what both ports serve; on the port
 * of scripts its pages and the shell's files, and nothing else. The matched route decides, since the router reads many
 * spellings of an address as the same.
 */
export function divideByPort(app: FastifyInstance): void {
  const { settings } = app.kernel;
  app.addConstraintStrategy({
    name: 'port',
    storage: namedHandlers,
    deriveConstraint: ({ socket }) => portName(settings, socket.localPort) ?? '',
  });
  app.addHook('onRequest', async (request) => {
    const port = portName(settings, request.socket.localPort);
    if (port !== undefined && !isServedOn(port, request)) throw new Refusal('unknown_call');
  });
}

/** Returns undefined for a request injected by a test, which has no port, and where all ports are one. */
function portName(settings: Settings, port: number | undefined): PortName | undefined {
  const { OPERATOR_PORT, PORT, SCRIPTS_PORT, SCRIPTS_ORIGIN } = settings;
  if (port === undefined) return undefined;
  if (SCRIPTS_ORIGIN !== undefined && port === SCRIPTS_PORT) return 'scripts';
  if (OPERATOR_PORT === PORT) return undefined;
  return port === OPERATOR_PORT ? 'operators' : 'players';
}

function isServedOn(port: PortName, request: FastifyRequest): boolean {
  const route = request.routeOptions.url ?? '';
  if (route === '/healthz') return true;
  if (port === 'scripts') return isScriptsRoute(request);
  if (route === '/readyz' || request.routeOptions.config.isOnBothPorts) return true;
  return isOperatorRoute(request) === (port === 'operators');
}

/** Remotes are no part of these pages. */
function isScriptsRoute({ routeOptions: { url = '', config }, url: address }: FastifyRequest): boolean {
  return config.isScriptsPage === true || (url.startsWith('/releases/') && address.startsWith('/releases/shell/'));
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

/**
 * Creates one more server for the same application.
 * @param timeouts in milliseconds, for headers and for the whole request; Node's own by default
 */
export function portServer(app: FastifyInstance, timeouts?: { headers: number; request: number }): Server {
  const options = timeouts ? { headersTimeout: timeouts.headers, requestTimeout: timeouts.request } : {};
  return createServer(options, (request, response) => app.routing(request, response));
}
