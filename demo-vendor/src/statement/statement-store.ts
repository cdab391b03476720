import { type FileHandle, mkdir, open, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { type StatementLine, statementLine } from '@portal/shared/contract/vendor-api/statement';
import * as v from 'valibot';

/** The studio's record of postings: a line for each answered movement, never deleted, in one file per day (UTC). */
export interface StatementStore {
  /** Resolves when the lines are on disk. @throws the disk error; the next call reopens the file */
  add(lines: readonly StatementLine[]): Promise<void>;
  /** Reads the lines from `from` until before `to`, each transaction once. */
  read(from: string, to: string): Promise<StatementLine[]>;
  /** When the statement was started. */
  since: string;
  close(): Promise<void>;
}

const dayMs = 86_400_000;

export async function openStatementStore(storeFolder: string, now: Date): Promise<StatementStore> {
  const folder = path.join(storeFolder, 'statement');
  await mkdir(folder, { recursive: true });
  const fileOf = (day: string) => path.join(folder, `${day}.jsonl`);
  const since = await beginOf(path.join(folder, 'since'), now);
  let current: { day: string; handle: Promise<FileHandle> } | undefined;

  function handleOf(day: string): Promise<FileHandle> {
    if (current?.day === day) return current.handle;
    forget(current);
    current = { day, handle: openDay(fileOf(day)) };
    return current.handle;
  }

  function forget(given: typeof current): void {
    if (current === given) current = undefined;
    given?.handle.then((handle) => handle.close()).catch(() => undefined);
  }

  return {
    since,
    async add(lines) {
      const [first] = lines;
      if (!first) return;
      const opened = handleOf(first.at.slice(0, 10));
      const used = current;
      try {
        const handle = await opened;
        await handle.appendFile(lines.map((line) => `${JSON.stringify(line)}\n`).join(''));
        await handle.datasync();
      } catch (error) {
        forget(used);
        throw error;
      }
    },
    async read(from, to) {
      const found = new Map<string, StatementLine>();
      for (let at = Date.parse(from.slice(0, 10)); at < Date.parse(to); at += dayMs) {
        // A repeated call is not a second movement.
        for (const line of await readDay(fileOf(new Date(at).toISOString().slice(0, 10))))
          if (line.at >= from && line.at < to && !found.has(line.transactionId)) found.set(line.transactionId, line);
      }
      return [...found.values()];
    },
    close: async () => (await current?.handle)?.close(),
  };
}

/** Opens the file of a day and terminates a line left incomplete by a crash, so that it does not spoil the next one. */
async function openDay(file: string): Promise<FileHandle> {
  const handle = await open(file, 'a');
  await handle.appendFile('\n');
  return handle;
}

async function readDay(file: string): Promise<StatementLine[]> {
  const text = await readFile(file, 'utf8').catch(() => '');
  return text.split('\n').flatMap((line): StatementLine[] => {
    const read = lineOf(line);
    return read ? [read] : [];
  });
}

function lineOf(text: string): StatementLine | undefined {
  try {
    const line = v.safeParse(statementLine, JSON.parse(text));
    return line.success ? line.output : undefined;
  } catch {
    return undefined;
  }
}

/** Stores the time of the first start, so that nobody requests earlier periods. */
async function beginOf(file: string, now: Date): Promise<string> {
  await writeFile(file, now.toISOString(), { flag: 'wx' }).catch(() => undefined);
  return (await readFile(file, 'utf8')).trim();
}
