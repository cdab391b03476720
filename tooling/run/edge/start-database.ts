import { spawn } from 'node:child_process';
import path from 'node:path';
import { root } from '@portal/build/webpack/workspace';
import * as v from 'valibot';
import { childFlags } from '../start/processes/child.ts';

interface OwnDatabase {
  /** Of an empty database. */
  url: string;
  readonly pid: number;
  /** Stops the server and removes its data. */
  stop(): Promise<void>;
}

const readyMessage = v.object({ url: v.string() });

/** A real PostgreSQL in a process of its own, which ends with ours however that ends. */
export async function startDatabase(): Promise<OwnDatabase> {
  // Ctrl-C goes to the whole group; the database has to stay until the platform is done with it.
  const child = spawn(process.execPath, [...childFlags, path.join(root, 'tooling/run/edge/database-server.ts')], {
    cwd: root,
    stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
    detached: true,
  });
  const gone = new Promise<void>((resolve) => child.once('exit', () => resolve()));
  const url = await new Promise<string>((resolve, reject) => {
    child.once('message', (message) => resolve(v.parse(readyMessage, message).url));
    child.once('error', reject);
    void gone.then(() => reject(new Error('PostgreSQL did not start')));
  });
  return {
    url,
    pid: child.pid ?? 0,
    async stop() {
      child.kill('SIGTERM');
      await gone;
    },
  };
}
