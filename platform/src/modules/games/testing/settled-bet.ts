import { newId } from '../../../kernel/database/ids.ts';
import type { BetSettled } from '../games.events.ts';

/** Returns a settled bet of 25.00 that won 10.00, as the games module publishes it. */
export function settledBet(member: { id: string; uplinePath: string }, change: Partial<BetSettled> = {}): BetSettled {
  return {
    roundId: newId(),
    memberId: member.id,
    uplinePath: member.uplinePath,
    gameType: 'RNG',
    vassalage: 'LANTERN',
    gameCode: 'dragon-gate',
    gameName: 'Dragon Gate',
    stakeMinor: '2500',
    winMinor: '1000',
    settledAt: '2026-03-02T07:00:00.000Z',
    day: '2026-03-02',
    ...change,
  };
}
