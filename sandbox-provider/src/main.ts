import type { FastifyBaseLogger } from 'fastify';
import { pino } from 'pino';
import { buildProvider } from './app.ts';
import { readConfig } from './config.ts';

async function main(): Promise<void> {
  const config = readConfig(process.env);
  const logger: FastifyBaseLogger = pino({ name: 'provider', level: process.env.LOG_LEVEL || 'info' });
  const app = await buildProvider({ config, logger });
  await app.server.listen({ host: config.host, port: config.port });
  app.resume();
  for (const signal of ['SIGTERM', 'SIGINT'] as const) {
    process.once(signal, () => void app.close().then(() => process.exit(0)));
  }
}

main().catch((error: unknown) => {
  process.stderr.write(`${error instanceof Error ? (error.stack ?? error.message) : String(error)}\n`);
  process.exit(1);
});
