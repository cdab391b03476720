import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { StartProblem } from './ports.ts';

interface DataLock {
  /** True when the last owner died without giving the lock back. */
  wasStale: boolean;
  release(): void;
}

/** Takes a data folder for this process. Two products in one folder would destroy the embedded database. */
export function lockData(dataDir: string): DataLock {
  mkdirSync(dataDir, { recursive: true });
  const file = path.join(dataDir, 'start.lock');
  const wasStale = clearStale(file, dataDir);
  try {
    writeFileSync(file, `${process.pid}\n`, { flag: 'wx' });
  } catch {
    throw inUse(dataDir, readOwner(file));
  }
  const release = () => rmSync(file, { force: true });
  process.once('exit', release);
  return {
    wasStale,
    release() {
      process.off('exit', release);
      release();
    },
  };
}

function clearStale(file: string, dataDir: string): boolean {
  const owner = readOwner(file);
  if (owner === undefined) return false;
  if (isAlive(owner)) throw inUse(dataDir, owner);
  rmSync(file, { force: true });
  return true;
}

function readOwner(file: string): number | undefined {
  try {
    return Number.parseInt(readFileSync(file, 'utf8'), 10) || 0;
  } catch {
    return undefined;
  }
}

function isAlive(pid: number): boolean {
  if (pid <= 0 || pid === process.pid) return false;
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    // The process of another user is alive, too.
    return error instanceof Error && 'code' in error && error.code === 'EPERM';
  }
}

function inUse(dataDir: string, owner: number | undefined): StartProblem {
  return new StartProblem(
    `The data folder ${dataDir} is in use by process ${owner ?? 'unknown'}. Stop it, or use another:  DATA_DIR=.data2 PORT=8180 npm start`,
  );
}
