import type { BetSettled } from '../../../kernel/events/bet-settled.ts';
import { uplineIds } from '../../member/index.ts';

/** What a batch of settled bets adds to one agent's day. */
export interface DayShare {
  agentId: string;
  day: string;
  stakeMinor: bigint;
  winMinor: bigint;
  rounds: number;
  activeMembers: number;
}

/** One who played for the first time that day. */
export interface FirstOfDay {
  memberId: string;
  day: string;
  uplinePath: string;
}

/**
 * The shares of everybody above, per agent and day; an agent's own bets do not count in its own team. Sorted, so that
 * two processes that fold at once lock the rows in the same order.
 */
export function sharesOf(bets: readonly BetSettled[], firsts: readonly FirstOfDay[]): DayShare[] {
  const shares = new Map<string, DayShare>();
  const share = (agentId: string, day: string): DayShare => {
    const known = shares.get(`${agentId} ${day}`);
    if (known) return known;
    const empty = { agentId, day, stakeMinor: 0n, winMinor: 0n, rounds: 0, activeMembers: 0 };
    shares.set(`${agentId} ${day}`, empty);
    return empty;
  };
  for (const bet of bets) {
    for (const agentId of uplineIds(bet.uplinePath)) {
      const row = share(agentId, bet.day);
      row.stakeMinor += BigInt(bet.stakeMinor);
      row.winMinor += BigInt(bet.winMinor);
      row.rounds += 1;
    }
  }
  for (const first of firsts) {
    for (const agentId of uplineIds(first.uplinePath)) share(agentId, first.day).activeMembers += 1;
  }
  return [...shares.entries()].sort(([left], [right]) => (left < right ? -1 : 1)).map(([, row]) => row);
}
