import { readdir, readFile } from 'node:fs/promises';

/** Ticks of /proc a second, the same on every Linux that Node runs on. */
const ticksPerSecond = 100;
/** Columns after the name: state is the first. */
const column = { parent: 1, user: 11, system: 12, childrenUser: 13, childrenSystem: 14 };

/** Processor seconds of a process, its children and ended children; NaN without /proc. */
export async function processorSeconds(pid: number): Promise<number> {
  const own = await columnsOf(String(pid));
  if (!own) return Number.NaN;
  const others = await Promise.all((await readdir('/proc')).filter((name) => /^\d+$/.test(name)).map(columnsOf));
  const children = others.filter((columns) => columns?.[column.parent] === pid);
  const spent = (columns: readonly number[] = []) => (columns[column.user] ?? 0) + (columns[column.system] ?? 0);
  const ended = (own[column.childrenUser] ?? 0) + (own[column.childrenSystem] ?? 0);
  return (spent(own) + ended + children.reduce((sum, child) => sum + spent(child), 0)) / ticksPerSecond;
}

/** A process may end while it is looked at. The name may hold spaces and brackets. */
async function columnsOf(pid: string): Promise<number[] | undefined> {
  const text = await readFile(`/proc/${pid}/stat`, 'utf8').catch(() => undefined);
  return text
    ?.slice(text.lastIndexOf(')') + 2)
    .split(' ')
    .map(Number);
}
