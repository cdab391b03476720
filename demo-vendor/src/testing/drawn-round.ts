import type { Round } from '../rounds/round.ts';

/** A round of a slot whose stake was not asked for yet. */
export const drawnRound: Round = {
  roundId: 'round-1',
  sessionId: 'session-1',
  playerId: 'player-1',
  launchId: 'launch-1',
  gameCode: 'dragon-gate',
  clientSpinId: 'spin-0001',
  stakeMinor: 100,
  winMinor: 500,
  outcome: { units: 50, view: { kind: 'grid', steps: [] } },
  seed: { no: 1, serverSeed: '22'.repeat(32) },
  state: 'drawn',
  drawnAt: '2026-03-01T00:00:00.000Z',
};
