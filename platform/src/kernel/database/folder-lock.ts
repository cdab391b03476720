import { readFileSync, rmSync, writeFileSync } from 'node:fs';

interface FolderLock {
  release: () => void;
}

const lockedHere = new Set<string>();

/** Thrown when another living process has the folder open. */
export class FolderInUse extends Error {}

/**
 * Locks a database folder for this process with a lock file beside it: two processes in one folder would destroy it.
 * The lock of a dead process (kill -9) is taken over.
 */
export function lockFolder(folder: string): FolderLock {
  const file = `${folder}.lock`;
  const owner = lockedHere.has(file) ? process.pid : ownerOf(file);
  if (lockedHere.has(file) || (owner !== undefined && isAlive(owner))) {
    throw new FolderInUse(`The database in ${folder} is open in process ${owner}`);
  }
  rmSync(file, { force: true });
  try {
    writeFileSync(file, String(process.pid), { flag: 'wx' });
  } catch (cause) {
    throw new FolderInUse(`The database in ${folder} is being opened by another process`, { cause });
  }
  lockedHere.add(file);
  return {
    release() {
      lockedHere.delete(file);
      rmSync(file, { force: true });
    },
  };
}

function ownerOf(file: string): number | undefined {
  try {
    return Number.parseInt(readFileSync(file, 'utf8'), 10) || undefined;
  } catch {
    return undefined;
  }
}

function isAlive(pid: number): boolean {
  // Containers reuse the same small process ids: our own number is never another process.
  if (pid === process.pid) return false;
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return error instanceof Error && 'code' in error && error.code === 'EPERM';
  }
}
