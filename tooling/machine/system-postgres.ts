import { spawn, spawnSync } from 'node:child_process';
import { chmod, chown, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { freePort } from './free-port.ts';
import { needPostgresTools } from './postgres-tools.ts';

interface SystemPostgres {
  url(database: string): string;
  stop(): Promise<void>;
}

/** A server of the same version as pg_dump (one of another version refuses), in a folder of its own, on 127.0.0.1. */
export async function startSystemPostgres(): Promise<SystemPostgres> {
  const bin = needPostgresTools('server');
  const folder = await mkdtemp(path.join(tmpdir(), 'backup-postgres-'));
  const isRoot = process.getuid?.() === 0;
  // PostgreSQL refuses to run as root.
  const identity = isRoot ? ownerOf('postgres') : undefined;
  if (identity) {
    await chown(folder, identity.uid, identity.gid);
    await chmod(folder, 0o755);
  }
  const data = path.join(folder, 'data');
  const flags = ['-D', data, '-U', 'postgres', '--auth=trust', '--no-sync', '--encoding=UTF8'];
  const made = spawnSync(path.join(bin, 'initdb'), flags, { ...identity, cwd: folder, encoding: 'utf8' });
  if (made.status !== 0) throw new Error(`initdb failed:\n${made.stderr}`);
  const port = await freePort();
  const server = spawn(
    path.join(bin, 'postgres'),
    ['-D', data, '-p', String(port), '-h', '127.0.0.1', '-k', folder, '-c', 'fsync=off'],
    { ...identity, cwd: folder, stdio: ['ignore', 'ignore', 'pipe'] },
  );
  await new Promise<void>((resolve, reject) => {
    server.stderr.on('data', (chunk) => /ready to accept connections/.test(String(chunk)) && resolve());
    server.once('exit', () => reject(new Error('PostgreSQL did not start')));
  });
  return {
    url: (database) => `postgresql://postgres@127.0.0.1:${port}/${database}`,
    async stop() {
      const gone = new Promise((resolve) => server.once('exit', resolve));
      server.kill('SIGINT');
      await gone;
      await rm(folder, { recursive: true, force: true });
    },
  };
}

function ownerOf(user: string): { uid: number; gid: number } {
  const id = (flag: string) => Number(spawnSync('id', [flag, user], { encoding: 'utf8' }).stdout);
  return { uid: id('-u'), gid: id('-g') };
}
