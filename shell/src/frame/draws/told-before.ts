import * as v from 'valibot';
import { safeStorage } from '../../boot/safe-storage.ts';

/** Draws of a member that are remembered; a draw takes about a hundred characters. */
const atMost = 200;

/** Draw id and commitment, the newest last. */
const toldList = v.pipe(v.string(), v.parseJson(), v.array(v.tuple([v.string(), v.string()])));
const storage = safeStorage(() => localStorage);
const nameFor = (memberId: string) => `told-draws:${memberId}`;

function read(memberId: string): [string, string][] {
  const found = v.safeParse(toldList, storage.getItem(nameFor(memberId)));
  return found.success ? found.output : [];
}

/** Keeps the commitment this browser was told before a draw was made, in local storage: a reload must not forget it. */
export function rememberTold(memberId: string, drawId: string, commitment: string): void {
  const others = read(memberId).filter(([id]) => id !== drawId);
  storage.setItem(nameFor(memberId), JSON.stringify([...others, [drawId, commitment]].slice(-atMost)));
}

/** Undefined for draws of another browser, and for those that are long past. */
export const toldBefore = (memberId: string, drawId: string): string | undefined =>
  read(memberId).find(([id]) => id === drawId)?.[1];
