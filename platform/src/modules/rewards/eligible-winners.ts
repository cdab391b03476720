import type { RewardKindDeps } from './reward-kind-deps.ts';

/** Reads a part of a ranking, best first. */
type ReadPlaces = (count: number, offset: number) => Promise<readonly { memberId: string }[]>;

/** Returns the best who may win, in order; members behind others move up. */
export async function eligibleWinners(
  places: number,
  read: ReadPlaces,
  mayWin: (memberId: string) => Promise<boolean>,
): Promise<string[]> {
  const winners: string[] = [];
  for (let offset = 0; winners.length < places; offset += places) {
    const some = await read(places, offset);
    for (const { memberId } of some) if (winners.length < places && (await mayWin(memberId))) winners.push(memberId);
    if (some.length < places) return winners;
  }
  return winners;
}

/** Whether the account of a member is open. */
export const hasOpenAccount = async (member: RewardKindDeps['member'], memberId: string): Promise<boolean> =>
  (await member.byId(memberId))?.state === 'open';

/** Locks members in id order, as everywhere; false when one of them is closed. */
export async function lockOpenMembers(
  member: Pick<RewardKindDeps['member'], 'lock'>,
  memberIds: readonly string[],
): Promise<boolean> {
  for (const memberId of [...memberIds].sort()) if ((await member.lock(memberId))?.state !== 'open') return false;
  return true;
}
