import assert from 'node:assert/strict';
import { minorUnits } from '@portal/shared/contract/money/amounts';
import type { fakePlatform } from '../../testing/fake-platform.ts';
import type { Match } from '../matches/match.ts';
import { roundIdOf } from '../matches/match.ts';
import { prizeMinor, rakeMinor } from '../settlement/prize.rules.ts';

type Platform = ReturnType<typeof fakePlatform>;

/** Asserts that all money is in balances, open rounds or rake. */
export function checkMoney(platform: Platform, players: readonly string[], opening: bigint): void {
  const held = players.reduce((sum, playerId) => sum + platform.balance(playerId), 0n);
  let inPlay = 0n;
  const ended = new Map<string, { stakes: bigint; wins: bigint; rounds: number }>();
  for (const [roundId, { state, transactions }] of platform.rounds) {
    const sum = (kind: string) =>
      transactions.filter((each) => each.kind === kind).reduce((all, { amount }) => all + minorUnits(amount), 0n);
    if (state === 'open') inPlay += sum('bet') - sum('rollback');
    if (state !== 'settled') continue;
    const matchId = roundId.slice(0, -2);
    const was = ended.get(matchId) ?? { stakes: 0n, wins: 0n, rounds: 0 };
    ended.set(matchId, { stakes: was.stakes + sum('bet'), wins: was.wins + sum('win'), rounds: was.rounds + 1 });
  }
  let rake = 0n;
  for (const [matchId, { stakes, wins, rounds }] of ended) {
    if (rounds === 2) assert.equal(stakes - wins, BigInt(rakeMinor(Number(stakes / 2n))), `the rake of ${matchId}`);
    rake += stakes - wins;
  }
  assert.equal(held + inPlay + rake, opening, 'money was lost or made');
}

/** Asserts that a finished match paid its prize to one winner, or returned every stake. */
export function checkEnd(platform: Platform, match: Match, winner: 0 | 1 | undefined): void {
  for (const seat of [0, 1] as const) {
    const round = platform.rounds.get(roundIdOf(match, seat));
    if (match.phase === 'void') {
      assert.ok(!round || round.state === 'rolled_back', `${match.matchId} is void and ${round?.state}`);
      continue;
    }
    assert.equal(match.phase, 'over');
    const amounts = (round?.transactions ?? []).map(({ kind, amount }) => `${kind} ${minorUnits(amount)}`);
    const win = seat === winner ? prizeMinor(match.stakeMinor) : 0;
    assert.deepEqual(amounts, [`bet ${match.stakeMinor}`, `win ${win}`], match.matchId);
  }
}
