import { readFile, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import * as v from 'valibot';

/** Session of the operator at this command line; without it commands run as the machine's own operator. */
const storedSession = v.object({ username: v.string(), token: v.string() });
type OperatorSession = v.InferOutput<typeof storedSession>;

const fileOf = (dataDir: string) => path.join(dataDir, 'operator-person.json');

export async function readSession(dataDir: string): Promise<OperatorSession | undefined> {
  const text = await readFile(fileOf(dataDir), 'utf8').catch(() => undefined);
  if (text === undefined) return undefined;
  try {
    return v.parse(storedSession, JSON.parse(text));
  } catch {
    return undefined;
  }
}

/** Readable by its owner only. */
export async function writeSession(dataDir: string, found: OperatorSession): Promise<void> {
  await removeSession(dataDir);
  await writeFile(fileOf(dataDir), `${JSON.stringify(found)}\n`, { mode: 0o600 });
}

export async function removeSession(dataDir: string): Promise<void> {
  await rm(fileOf(dataDir), { force: true });
}
