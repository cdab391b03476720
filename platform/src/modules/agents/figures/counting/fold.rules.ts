import { uplineIds } from '../../../accounts/index.ts';
import type { MoneyEntry, PlayEntry } from './entries.rules.ts';

/** Sums of a day, in whole minor units. */
export interface DaySums {
  stakeMinor: bigint;
  winMinor: bigint;
  rounds: number;
  bonusMinor: bigint;
  rebateMinor: bigint;
  depositMinor: bigint;
  withdrawalMinor: bigint;
}

export interface PlayerShare extends DaySums {
  memberId: string;
  day: string;
  uplinePath: string;
}

export interface AgentShare extends DaySums {
  agentId: string;
  day: string;
}

export const noSums: DaySums = {
  stakeMinor: 0n,
  winMinor: 0n,
  rounds: 0,
  bonusMinor: 0n,
  rebateMinor: 0n,
  depositMinor: 0n,
  withdrawalMinor: 0n,
};

export function addSums(to: DaySums, more: DaySums): void {
  to.stakeMinor += more.stakeMinor;
  to.winMinor += more.winMinor;
  to.rounds += more.rounds;
  to.bonusMinor += more.bonusMinor;
  to.rebateMinor += more.rebateMinor;
  to.depositMinor += more.depositMinor;
  to.withdrawalMinor += more.withdrawalMinor;
}

/** A correction does not count as a round. */
export function sumsOfPlay({ stakeMinor, winMinor, isCorrection }: PlayEntry): DaySums {
  return { ...noSums, stakeMinor, winMinor, rounds: isCorrection ? 0 : 1 };
}

export function sumsOfMoney({ kind, amountMinor }: MoneyEntry): DaySums {
  return { ...noSums, [`${kind}Minor`]: amountMinor };
}

/** Sums what entries add to each player's days, sorted by row key. */
export function playerShares<Entry extends { memberId: string; uplinePath: string; day: string }>(
  entries: readonly Entry[],
  sumsOf: (entry: Entry) => DaySums,
): PlayerShare[] {
  const shares = new Map<string, PlayerShare>();
  for (const entry of entries) {
    const { memberId, day, uplinePath } = entry;
    const key = `${memberId} ${day} ${uplinePath}`;
    const share = shares.get(key) ?? { memberId, day, uplinePath, ...noSums };
    addSums(share, sumsOf(entry));
    shares.set(key, share);
  }
  return sorted(shares);
}

/** Sums what players' shares add to the days of all uplines; an agent's own play does not count in its team. */
export function agentShares(players: readonly PlayerShare[]): AgentShare[] {
  const shares = new Map<string, AgentShare>();
  for (const player of players) {
    for (const agentId of uplineIds(player.uplinePath)) {
      const key = `${agentId} ${player.day}`;
      const share = shares.get(key) ?? { agentId, day: player.day, ...noSums };
      addSums(share, player);
      shares.set(key, share);
    }
  }
  return sorted(shares);
}

function sorted<Share>(shares: ReadonlyMap<string, Share>): Share[] {
  return [...shares.entries()].sort(([left], [right]) => (left < right ? -1 : 1)).map(([, share]) => share);
}
