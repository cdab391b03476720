import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { Match, MatchSeat } from './match.ts';
import { type MatchJournalLine, matchesFrom } from './match-store.ts';
import { latestMatches } from './open-match-store.ts';

const nowMs = Date.UTC(2026, 2, 1);
const seat = (playerId: string, stake: MatchSeat['stake']): MatchSeat => ({
  playerId,
  launchId: 'l',
  clientSeed: 'c',
  stake,
});
const match = (
  matchId: string,
  phase: Match['phase'],
  daysAgo: number,
  second: MatchSeat['stake'] = 'taken',
): Match => ({
  matchId,
  gameCode: 'g',
  roomId: 'low',
  stakeMinor: 1000,
  seed: '07'.repeat(32),
  phase,
  actions: [],
  seats: [seat('anna', 'returned'), seat('bert', second)],
  at: new Date(nowMs - daysAgo * 86_400_000).toISOString(),
});

test('applies actions once that a compacted journal repeats', () => {
  const actions = [0, 1].map(() => ({ seat: 0, kind: 'pass', at: '' }) as const);
  const whole: MatchJournalLine = { kind: 'match', match: { ...match('m', 'playing', 0), actions } };
  const again = actions.map((action, no): MatchJournalLine => ({ kind: 'action', matchId: 'm', no, action }));
  assert.deepEqual(matchesFrom([whole, ...again]).get('m')?.actions, actions);
});

test('retains running and stuck matches, others for a month, and refused ones briefly', () => {
  const all = [
    match('runs', 'playing', 40),
    match('over', 'over', 29),
    match('old', 'over', 31),
    match('just-refused', 'void', 0.001, 'refused'),
    match('refused', 'void', 1, 'refused'),
    match('given-back', 'void', 1, 'returned'),
    { ...match('stuck', 'void', 1, 'refused'), seats: [seat('anna', 'stuck'), seat('bert', 'refused')] as const },
  ];
  const retained = latestMatches(
    all.map((each) => ({ kind: 'match', match: each })),
    nowMs,
  );
  assert.deepEqual([...matchesFrom(retained).keys()], ['runs', 'over', 'just-refused', 'given-back', 'stuck']);
});
