import { buildApp } from './app.ts';
import { systemClock } from './kernel/clock.ts';
import { FolderInUse } from './kernel/folder-lock.ts';
import { createLogger, say } from './kernel/logger.ts';
import { openDatabase } from './kernel/open-database.ts';
import { operatorServer } from './kernel/operator-port.ts';
import { readSettings, SettingsError } from './kernel/settings.ts';

const patienceMs = 10_000;

async function main(): Promise<void> {
  const settings = readSettings(process.env);
  const logger = createLogger(settings.LOG_LEVEL);
  const database = await openDatabase(settings, logger);
  const app = await buildApp({ settings, database, clock: systemClock, logger });
  const operators = operatorServer(app.server);
  await app.server.listen({ port: settings.PORT, host: settings.HOST });
  await new Promise<void>((resolve, reject) => {
    operators.once('error', reject);
    operators.listen(settings.OPERATOR_PORT, settings.HOST, resolve);
  });
  app.startWork();
  say(`The platform answers at ${settings.PUBLIC_ORIGIN}, operators at http://localhost:${settings.OPERATOR_PORT}`);

  let isStopping = false;
  const stop = async () => {
    if (isStopping) return;
    isStopping = true;
    setTimeout(() => process.exit(1), patienceMs).unref();
    const operatorsGone = new Promise<void>((resolve) => operators.close(() => resolve()));
    await app.close();
    await operatorsGone;
    await database.close();
    process.exit(0);
  };
  for (const signal of ['SIGTERM', 'SIGINT'] as const) process.on(signal, () => void stop());
}

/** What the person at the terminal can mend is said in one line; everything else with its stack. */
function explain(error: unknown): string {
  if (error instanceof SettingsError) return `Bad setting\n${error.message}`;
  if (error instanceof FolderInUse) return error.message;
  if (error instanceof Error && 'code' in error && error.code === 'EADDRINUSE')
    return `${error.message}: set PORT to a free one`;
  return error instanceof Error ? (error.stack ?? error.message) : String(error);
}

main().catch((error) => {
  process.stderr.write(`${explain(error)}\n`);
  process.exit(1);
});
