import assert from 'node:assert/strict';
import { test } from 'node:test';
import { type Fault, fakePlatform } from '../testing/fake-platform.ts';
import type { Round } from './round.ts';
import type { SettleDeps } from './settle-deps.ts';
import { stakeAndSettle } from './stake-and-settle.ts';

const drawn: Round = {
  roundId: 'round-1',
  sessionId: 's',
  playerId: 'player-1',
  launchId: 'launch-1',
  gameCode: 'crown',
  clientSpinId: 'spin-0001',
  stakeMinor: 50,
  winMinor: 500,
  seed: { no: 1, serverSeed: '22'.repeat(32) },
  outcome: { units: 100, jackpot: true, view: { kind: 'grid', steps: [] } },
  state: 'drawn',
  drawnAt: '2026-03-01T00:00:00.000Z',
};

function deps(platform: ReturnType<typeof fakePlatform>): SettleDeps & { saved: Round[] } {
  const saved: Round[] = [];
  return {
    gateway: platform.gateway,
    findHand: () => assert.fail('no hand is played here'),
    save: async (round) => void saved.push(round),
    pause: async () => true,
    log: () => {},
    saved,
  };
}

const faults: Fault[] = ['none', 'request-lost', 'answer-lost'];
for (const onJackpot of faults) {
  for (const onWin of faults) {
    // covers 2.7: pays a drawn jackpot once despite lost answers
    test(`pays the jackpot and the win once each: ${onJackpot}, ${onWin}`, async () => {
      const platform = fakePlatform();
      platform.suffer('none', onJackpot, onWin);
      const round = await stakeAndSettle(deps(platform), drawn);
      assert.deepEqual([round.state, round.jackpot], ['settled', '500.00']);
      assert.deepEqual(platform.posted, ['round-1-bet', 'round-1-jackpot', 'round-1-win']);
      assert.equal(platform.balance(), 1_000_000n - 50n + 50_000n + 500n);
    });
  }
}

test('ends the round with its win if there is no pool', async () => {
  const platform = fakePlatform();
  const gateway: SettleDeps['gateway'] = {
    async call(call, input) {
      if (call.path.endsWith('/jackpot-win')) return { kind: 'refusal', code: 'no_jackpot' };
      return platform.gateway.call(call, input);
    },
  };
  const round = await stakeAndSettle({ ...deps(platform), gateway }, drawn);
  assert.deepEqual([round.state, round.jackpot], ['settled', '0.00']);
  assert.equal(platform.balance(), 1_000_000n - 50n + 500n);
});
