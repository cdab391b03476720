import * as v from 'valibot';
import { safeStorage } from '../../boot/storage/safe-storage.ts';

/** Number of draws stored per member; a draw takes about a hundred characters. */
const atMost = 200;

/** Draw id and commitment, newest last. */
const commitmentList = v.pipe(v.string(), v.parseJson(), v.array(v.tuple([v.string(), v.string()])));
const storage = safeStorage(() => localStorage);
const nameFor = (memberId: string) => `told-draws:${memberId}`;

function read(memberId: string): [string, string][] {
  const found = v.safeParse(commitmentList, storage.getItem(nameFor(memberId)));
  return found.success ? found.output : [];
}

/** Stores the commitment received before a draw in local storage, so that it survives a reload. */
export function rememberCommitment(memberId: string, drawId: string, commitment: string): void {
  const others = read(memberId).filter(([id]) => id !== drawId);
  storage.setItem(nameFor(memberId), JSON.stringify([...others, [drawId, commitment]].slice(-atMost)));
}

/** Returns the stored commitment; undefined for draws of another browser, and for old ones. */
export const rememberedCommitment = (memberId: string, drawId: string): string | undefined =>
  read(memberId).find(([id]) => id === drawId)?.[1];
