import { once } from 'node:events';
import type { Server } from 'node:http';
import { sql } from 'drizzle-orm';
import { buildApp } from './app.ts';
import { withSecretFiles } from './kernel/config/secret-files.ts';
import { readSettings, SettingsError } from './kernel/config/settings.ts';
import { FolderInUse } from './kernel/database/folder-lock.ts';
import { openDatabase } from './kernel/database/open-database.ts';
import { createOutageLog } from './kernel/database/outage-log.ts';
import { timeoutsMs } from './kernel/http/server.ts';
import { portServer } from './kernel/http/server-ports.ts';
import { printLine } from './kernel/monitoring/logger.ts';
import { IncompatibleDatabase } from './kernel/schema/schema-plan.rules.ts';
import { followParent, reportToParent } from './kernel/start/parent-process.ts';
import { createStartProgress } from './kernel/start/progress.ts';
import { openStandBy } from './kernel/start/stand-by.ts';
import { systemClock } from './kernel/time/clock.ts';

const shutdownTimeoutMs = 10_000;

/** Ends what runs by now; before the platform answers that is the page that says it starts. */
let end = async (): Promise<void> => {};

async function main(): Promise<void> {
  const settings = readSettings(secretsFrom(process.env));
  const outages = createOutageLog(settings.LOG_LEVEL);
  const { logger } = outages;
  const progress = createStartProgress(reportToParent);
  followParent(progress);
  const standBy = await openStandBy(settings, progress);
  const database = await progress.during('database', () => openDatabase(settings, logger));
  outages.watch(() => database.db.execute(sql`select 1`));
  const app = await buildApp({ settings, database, clock: systemClock, logger, progress });
  await standBy.close();
  await app.server.listen({ port: settings.PORT, host: settings.HOST });
  const others = [await listening(portServer(app.server), settings.OPERATOR_PORT, settings.HOST)];
  if (settings.SCRIPTS_ORIGIN)
    others.push(await listening(portServer(app.server, timeoutsMs), settings.SCRIPTS_PORT, settings.HOST));
  app.startWork();
  printLine(
    `The platform answers at ${settings.PUBLIC_ORIGIN}, operators at http://localhost:${settings.OPERATOR_PORT}`,
  );

  end = async () => {
    const othersGone = Promise.all(others.map((server) => once(server.close(), 'close')));
    await app.close();
    await othersGone;
    outages.close();
    await database.close();
  };
}

async function listening(server: Server, port: number, host: string): Promise<Server> {
  await once(server.listen(port, host), 'listening');
  return server;
}

function secretsFrom(env: NodeJS.ProcessEnv) {
  try {
    return withSecretFiles(env);
  } catch (error) {
    throw new SettingsError(error instanceof Error ? error.message : String(error));
  }
}

let isStopping = false;
async function stop(): Promise<void> {
  if (isStopping) return;
  isStopping = true;
  setTimeout(() => process.exit(1), shutdownTimeoutMs).unref();
  await end();
  process.exit(0);
}
for (const signal of ['SIGTERM', 'SIGINT'] as const) process.on(signal, () => void stop());

/** Prints errors that the person at the terminal can fix in one line, all others with their stack. */
function explain(error: unknown): string {
  if (error instanceof SettingsError) return `Bad setting\n${error.message}`;
  if (error instanceof FolderInUse || error instanceof IncompatibleDatabase) return error.message;
  if (error instanceof Error && 'code' in error && error.code === 'EADDRINUSE')
    return `${error.message}: set PORT to a free one`;
  return error instanceof Error ? (error.stack ?? error.message) : String(error);
}

main().catch((error) => {
  process.stderr.write(`${explain(error)}\n`);
  process.exit(1);
});
