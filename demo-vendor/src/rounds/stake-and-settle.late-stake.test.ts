import assert from 'node:assert/strict';
import { test } from 'node:test';
import { cups } from '../testing/cups.ts';
import { drawnRound } from '../testing/drawn-round.ts';
import { fakePlatform } from '../testing/fake-platform.ts';
import { lateStakes } from '../testing/late-stakes.ts';
import { withRaise } from './hand.rules.ts';
import type { Round } from './round.ts';
import type { SettleDeps } from './settle-deps.ts';
import { resumeRound, stakeAndSettle } from './stake-and-settle.ts';

const opening = 1_000_000n;

const dealt: Round = {
  ...drawnRound,
  winMinor: 0,
  hand: { state: cups.begin(() => 1, undefined), actions: [], stakes: 1, raises: 0 },
};

/** Simulates restarts of a process with one stored round; each life ends at a write, or never. */
function studio() {
  const platform = fakePlatform(opening);
  const line = lateStakes(platform.gateway);
  let saved: Round | undefined;
  const life = (writes = Number.POSITIVE_INFINITY): SettleDeps => {
    let left = writes;
    return {
      gateway: line.gateway,
      findHand: () => cups,
      async save(round) {
        if (left === 0) throw new Error('crash');
        left -= 1;
        saved = round;
      },
      pause: async () => true,
      log: () => {},
    };
  };
  return { platform, line, life, saved: () => saved };
}

// covers 2.7
test('rolls back a first stake that arrives after its repeat was refused', async () => {
  const { platform, line, life } = studio();
  line.suffer('late', 'refused');
  const ended = await stakeAndSettle(life(), drawnRound);
  assert.equal(await line.arrive(), 1);
  assert.deepEqual([ended.state, ended.refusal, platform.balance()], ['void', 'play_stopped', opening]);
});

// covers 2.7
test('rolls back a raise that arrives after its repeat was refused, and the hand continues', async () => {
  const { platform, line, life } = studio();
  const playing = await stakeAndSettle(life(), dealt);
  line.suffer('late', 'refused');
  const after = await stakeAndSettle(life(), withRaise(playing, 'double', 1));
  assert.equal(await line.arrive(), 1);
  assert.deepEqual([after.state, after.refusal, after.hand?.stakes], ['playing', 'play_stopped', 1]);
  assert.equal(platform.balance(), opening - 100n);
});

test('reports an unanswered raise as not confirmed, also after a refused one', async () => {
  const { platform, line, life } = studio();
  const playing = await stakeAndSettle(life(), dealt);
  line.suffer('refused');
  const refused = await stakeAndSettle(life(), withRaise(playing, 'double', 1));
  line.suffer('late', 'late', 'late');
  const after = await stakeAndSettle(life(), withRaise(refused, 'double', 1));
  assert.deepEqual(
    [refused.refusal, after.refusal, platform.balance()],
    ['play_stopped', 'not_confirmed', opening - 100n],
  );
});

for (const writes of [0, 1]) {
  test(`rolls back a late stake after a crash at write ${writes + 1}`, async () => {
    for (const isRaise of [false, true]) {
      const { platform, line, life, saved } = studio();
      const start = isRaise ? withRaise(await stakeAndSettle(life(), dealt), 'double', 1) : drawnRound;
      line.suffer('late', 'refused');
      await assert.rejects(stakeAndSettle(life(writes), start), /crash/);
      const next = await resumeRound(life(), writes === 0 ? start : (saved() ?? assert.fail()));
      assert.equal(await line.arrive(), 1);
      const expected = isRaise ? ['playing', opening - 100n] : ['void', opening];
      assert.deepEqual([next.state, platform.balance()], expected);
    }
  });
}
