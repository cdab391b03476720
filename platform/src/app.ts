import Fastify, { type FastifyBaseLogger, type FastifyInstance, LogController } from 'fastify';
import { readBodies } from './kernel/bodies.ts';
import { setErrorAnswers } from './kernel/errors.ts';
import { healthRoutes } from './kernel/health.ts';
import { keepHouse } from './kernel/housekeeping.ts';
import { newId } from './kernel/ids.ts';
import { createKernel, type KernelParts } from './kernel/kernel.ts';
import { liveStreamRoute } from './kernel/live-stream.ts';
import { describeCalls } from './kernel/openapi.ts';
import { divideByPort } from './kernel/operator-port.ts';
import { createModules, type Modules, registerModules } from './modules.ts';

export interface App {
  /** Inject requests in tests; main.ts listens with it. */
  server: FastifyInstance;
  modules: Modules;
  /** Starts what runs by itself: outbox, jobs, live bus. Tests leave it out and drive these by hand. */
  startWork(): void;
  /** Ends streams, lets requests finish, stops the modules; the database stays open. */
  close(): Promise<void>;
}

const bodyLimitBytes = 1024 * 1024;

/** Builds the whole server over an opened database; listens to nothing. */
export async function buildApp(parts: KernelParts): Promise<App> {
  const kernel = createKernel(parts);
  const server = createServer(parts);
  server.decorate('kernel', kernel);
  observeRequests(server);
  divideByPort(server);
  readBodies(server);
  setErrorAnswers(server);
  await describeCalls(server);
  keepHouse(kernel);
  const modules = createModules(kernel);
  healthRoutes(server);
  liveStreamRoute(server);
  await registerModules(server, modules);
  await server.ready();
  await kernel.lifecycle.start();
  return {
    server,
    modules,
    startWork() {
      kernel.outbox.start();
      kernel.jobs.start();
      kernel.live.start();
    },
    async close() {
      await kernel.jobs.stop();
      await kernel.outbox.stop();
      await kernel.lifecycle.stop();
      await server.close();
      await kernel.live.stop();
    },
  };
}

function createServer({ settings, logger }: KernelParts): FastifyInstance {
  const loggerInstance: FastifyBaseLogger = logger;
  return Fastify({
    loggerInstance,
    logController: new LogController({ disableRequestLogging: true }),
    trustProxy: settings.TRUST_PROXY,
    bodyLimit: bodyLimitBytes,
    genReqId: newId,
    forceCloseConnections: 'idle',
    routerOptions: { ignoreTrailingSlash: true },
  });
}

function observeRequests(server: FastifyInstance): void {
  server.addHook('onRequest', async (request, reply) => {
    reply.header('x-request-id', request.id);
  });
  server.addHook('onResponse', async (request, reply) => {
    const route = request.routeOptions.url ?? 'unknown';
    const labels = { method: request.method, route, status: String(reply.statusCode) };
    server.kernel.metrics.observeRequest(labels, reply.elapsedTime / 1000);
    request.log.debug({ ...labels, ms: Math.round(reply.elapsedTime) }, 'answered');
  });
}
