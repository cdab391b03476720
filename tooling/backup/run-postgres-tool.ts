import { spawn } from 'node:child_process';
import path from 'node:path';
import { needPostgresTools } from './postgres-tools.ts';

/** Runs pg_dump or pg_restore against a database. The password goes by the environment: others can read arguments. */
export function runPostgresTool(tool: 'pg_dump' | 'pg_restore', databaseUrl: string, args: string[]): Promise<void> {
  const url = new URL(databaseUrl);
  const password = decodeURIComponent(url.password);
  url.password = '';
  const env = { ...process.env, ...(password && { PGPASSWORD: password }) };
  const command = path.join(needPostgresTools(), tool);
  return new Promise((resolve, reject) => {
    const child = spawn(command, [...args, '--dbname', url.href], { stdio: ['ignore', 'inherit', 'pipe'], env });
    let complaint = '';
    child.stderr.on('data', (chunk) => (complaint += chunk));
    child.once('error', reject);
    child.once('close', (code) => (code === 0 ? resolve() : reject(new Error(`${tool} failed:\n${complaint}`))));
  });
}
