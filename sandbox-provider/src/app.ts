import Fastify, { type FastifyBaseLogger, type FastifyInstance, LogController } from 'fastify';
import type { Config } from './config.ts';
import { type Callbacks, createCallbacks } from './gateway/callbacks.ts';
import { createKeySource } from './gateway/key-file.ts';
import { payRoutes } from './routes/pay.ts';
import { platformCallRoutes } from './routes/platform-calls.ts';
import { openStore } from './store/payment-store.ts';

export interface ProviderApp {
  server: FastifyInstance;
  callbacks: Callbacks;
  /** Reports what the last run has not finished reporting. */
  resume(): void;
  close(): Promise<void>;
}

interface ProviderParts {
  config: Config;
  logger: FastifyBaseLogger;
  now?: () => Date;
}

/** Builds the provider's server without listening. */
export async function buildProvider({ config, logger, now = () => new Date() }: ProviderParts): Promise<ProviderApp> {
  const store = openStore(config.storeFolder, now);
  const key = createKeySource(config.keyFile);
  const log = (message: string, details: object) => logger.warn(details, message);
  const callbacks = createCallbacks({ platformUrl: config.platformUrl, key, store, now, log });
  const server = Fastify({
    loggerInstance: logger,
    logController: new LogController({ disableRequestLogging: true }),
    bodyLimit: 16_384,
    forceCloseConnections: true,
  });
  server.get('/healthz', async () => ({ status: 'ok' }));
  server.get('/readyz', async () => ({ status: 'ok', untold: store.undelivered().length }));
  await server.register(async (api) => platformCallRoutes(api, { store, key, now, origin: config.origin }));
  await server.register(async (pages) => payRoutes(pages, { store, callbacks, now, origin: config.origin }));
  await server.ready();
  return {
    server,
    callbacks,
    resume: () => callbacks.resume(),
    async close() {
      await callbacks.stop();
      await server.close();
      store.close();
    },
  };
}
