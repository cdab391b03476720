import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { Round, RoundState } from '../rounds/round.ts';
import { latestVendorLines } from './vendor-lines.rules.ts';

const round = (state: RoundState): Round => ({
  roundId: state,
  sessionId: 's-1',
  playerId: 'p-1',
  launchId: 'l-1',
  gameCode: 'dragon-gate',
  clientSpinId: state,
  stakeMinor: 100,
  winMinor: 0,
  seed: { no: 1, serverSeed: 'ab' },
  state,
  drawnAt: '2026-03-01T00:00:00.000Z',
});

test('forgets finished rounds in time, and retains open and stuck ones however old', () => {
  const states: RoundState[] = ['settled', 'void', 'refused', 'stuck', 'playing', 'staked'];
  const lines = states.map((state) => ({ kind: 'round', round: round(state) }) as const);
  const old = '2026-06-01T00:00:00.000Z';
  const retained = latestVendorLines(lines, { session: old, round: old, refused: old });
  assert.deepEqual(
    retained.map((line) => line.kind === 'round' && line.round.state),
    ['stuck', 'playing', 'staked'],
  );
});
