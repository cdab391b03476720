import { rmSync } from 'node:fs';
import path from 'node:path';
import { startOwnPostgres } from '@portal/platform/testing/database/own-postgres';

/*
 * A PostgreSQL in a temporary folder for as long as this process lives, which is as long as the one that started it:
 * started by startDatabase, ended by SIGTERM or with its parent (leave-with-parent.mjs).
 */
const database = await startOwnPostgres('portal-edge', ['--encoding=UTF8'], { max_connections: '100' });

// The package that runs PostgreSQL listens to signals, too, and may end this process first.
process.once('exit', () => rmSync(path.dirname(database.dataFolder), { recursive: true, force: true }));
for (const signal of ['SIGTERM', 'SIGINT', 'SIGHUP'] as const)
  process.once(signal, () => void database.stop().finally(() => process.exit(0)));

process.send?.({ url: database.address('postgres') });
