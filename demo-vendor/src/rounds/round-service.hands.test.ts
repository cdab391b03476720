import assert from 'node:assert/strict';
import { test } from 'node:test';
import { openStore } from '../store/vendor-store.ts';
import { cups } from '../testing/cups.ts';
import { type Fault, fakePlatform } from '../testing/fake-platform.ts';
import { pageSession } from '../testing/page-session.ts';
import { storeOptions } from '../testing/store-options.ts';
import { withStudio } from '../testing/with-studio.ts';
import { withTempFolder } from '../testing/with-temp-folder.ts';
import type { Playable } from './draw-round.ts';
import type { Round } from './round.ts';
import { createRoundService } from './round-service.ts';

const game: Playable = { kind: 'hand', engine: cups };

const session = pageSession('cups');

async function makeService(folder: string, platform = fakePlatform()) {
  const store = await openStore(storeOptions(folder));
  const roundService = createRoundService({ store, gateway: platform.gateway, findHand: () => cups, log: () => {} });
  return { folder, store, roundService, platform };
}

function withService(work: (parts: Awaited<ReturnType<typeof makeService>>) => Promise<void>): Promise<void> {
  return withStudio(makeService, work);
}

const spin = { clientSpinId: 'spin-0001', stakeMinor: 100 };

async function begun({
  roundService,
}: {
  roundService: Awaited<ReturnType<typeof makeService>>['roundService'];
}): Promise<Round> {
  return asRound(await roundService.play(session, game, spin));
}

function asRound(round: Round | string): Round {
  assert.ok(typeof round !== 'string', String(round));
  return round;
}

/** Asserts that the balance reflects the stakes and the win, and that nothing was posted twice. */
function assertBalance(platform: ReturnType<typeof fakePlatform>, round: Round, stakes: number): void {
  assert.equal(new Set(platform.posted).size, platform.posted.length, 'nothing posted twice');
  assert.equal(platform.balance(), 1_000_000n - BigInt(100 * stakes) + BigInt(round.winMinor));
}

test('waits for the player, takes a second stake and pays the win of both', async () => {
  await withService(async ({ roundService, platform }) => {
    const round = await begun({ roundService });
    assert.deepEqual([round.state, platform.balance()], ['playing', 999_900n]);
    const doubled = asRound(await roundService.act(session, { roundId: round.roundId, actionNo: 0, action: 'double' }));
    assert.deepEqual([doubled.state, doubled.hand?.stakes, platform.balance()], ['playing', 2, 999_800n]);
    const ended = asRound(await roundService.act(session, { roundId: round.roundId, actionNo: 1, action: 'stop' }));
    assert.equal(ended.state, 'settled');
    assertBalance(platform, ended, 2);
  });
});

test('applies a decision sent ten times once, and refuses a different one in its place', async () => {
  await withService(async ({ roundService, platform }) => {
    const { roundId } = await begun({ roundService });
    const act = (action: string, actionNo = 0) => roundService.act(session, { roundId, actionNo, action });
    const answers = await Promise.all(Array.from({ length: 10 }, () => act('double')));
    for (const answer of answers) assert.equal(asRound(answer).hand?.stakes, 2);
    assert.equal(platform.balance(), 999_800n);
    assert.equal(await act('stop'), 'action_conflict');
    assert.equal(await act('double', 1), 'action_conflict', 'a second double is not offered');
    assert.equal(await act('stop', 5), 'action_conflict');
    assert.equal(await act('fly', 1), 'action_conflict');
    assert.equal(await act('stop:now', 1), 'action_conflict', 'details that the rules do not take');
  });
});

test('refuses decisions from another player or game, and a second hand while one is open', async () => {
  await withService(async ({ roundService }) => {
    const { roundId } = await begun({ roundService });
    const request = { roundId, actionNo: 0, action: 'stop' };
    assert.equal(await roundService.act({ ...session, playerId: 'player-2' }, request), 'foreign_round');
    assert.equal(await roundService.act({ ...session, gameCode: 'other' }, request), 'unknown_round');
    assert.equal(await roundService.act(session, { ...request, roundId: 'none' }), 'unknown_round');
    assert.equal(await roundService.play(session, game, { ...spin, clientSpinId: 'spin-0002' }), 'hand_open');
  });
});

const faults: Fault[] = ['none', 'request-lost', 'answer-lost'];
for (const first of faults) {
  for (const second of faults) {
    for (const third of faults) {
      test(`takes a raise once or not at all: ${first}, ${second}, ${third}`, async () => {
        await withService(async ({ roundService, platform }) => {
          const { roundId } = await begun({ roundService });
          platform.suffer(first, second, third);
          const raised = asRound(await roundService.act(session, { roundId, actionNo: 0, action: 'double' }));
          assert.equal(raised.state, 'playing');
          const actionNo = raised.hand?.actions.length ?? 0;
          const ended = asRound(await roundService.act(session, { roundId, actionNo, action: 'stop' }));
          assert.equal(ended.state, 'settled');
          assertBalance(platform, ended, raised.hand?.stakes ?? 0);
        });
      });
    }
  }
}

test('allows a raise again after it was rolled back', async () => {
  await withService(async ({ roundService, platform }) => {
    const { roundId } = await begun({ roundService });
    platform.suffer('answer-lost', 'request-lost', 'request-lost');
    const back = asRound(await roundService.act(session, { roundId, actionNo: 0, action: 'double' }));
    assert.deepEqual([back.state, back.refusal, back.hand?.stakes], ['playing', 'not_confirmed', 1]);
    assert.equal(platform.balance(), 999_900n);
    const again = asRound(await roundService.act(session, { roundId, actionNo: 0, action: 'double' }));
    assert.deepEqual([again.hand?.stakes, platform.balance()], [2, 999_800n]);
  });
});

test('leaves the hand unchanged if the balance does not cover a raise', async () => {
  await withTempFolder(async (folder) => {
    const { roundService, store, platform } = await makeService(folder, fakePlatform(150n));
    const { roundId } = await begun({ roundService });
    const refused = asRound(await roundService.act(session, { roundId, actionNo: 0, action: 'double' }));
    assert.deepEqual([refused.state, refused.refusal, refused.balance], ['playing', 'insufficient_balance', '0.50']);
    const ended = asRound(await roundService.act(session, { roundId, actionNo: 0, action: 'stop' }));
    assert.equal(platform.balance(), 50n + BigInt(ended.winMinor));
    await store.close();
  });
});

/** Runs a round service whose store fails at write number `at`, as in a crash. */
async function crashedAt(folder: string, platform: ReturnType<typeof fakePlatform>, at: number): Promise<boolean> {
  const store = await openStore(storeOptions(folder));
  let left = at;
  const cut = {
    ...store,
    saveRound: async (round: Round) => {
      if (left === 0) throw new Error('crash');
      left -= 1;
      await store.saveRound(round);
    },
  };
  const roundService = createRoundService({
    store: cut,
    gateway: platform.gateway,
    findHand: () => cups,
    log: () => {},
  });
  try {
    const { roundId } = asRound(await roundService.play(session, game, spin));
    await roundService.act(session, { roundId, actionNo: 0, action: 'double' });
    await roundService.act(session, { roundId, actionNo: 1, action: 'stop' });
    return false;
  } catch {
    return true;
  } finally {
    await store.close();
  }
}

for (const at of [0, 1, 2, 3, 4, 5]) {
  // covers 2.7: resumes an interrupted hand at the next launch and debits raises once
  test(`resumes the hand where the player left it after a crash at write ${at + 1}, and ends it once`, async () => {
    await withTempFolder(async (folder) => {
      const platform = fakePlatform();
      assert.equal(await crashedAt(folder, platform, at), at < 6);
      const { roundService, store } = await makeService(folder, platform);
      roundService.resumeAll();
      const open = store.openHand('player-1', 'cups');
      // A repeated request waits for work in progress.
      const round = open && asRound(await roundService.play(session, game, spin));
      if (round?.state === 'playing') {
        const actionNo = round.hand?.actions.length ?? 0;
        asRound(await roundService.act(session, { roundId: round.roundId, actionNo, action: 'stop' }));
      }
      const ended = store.roundOf(session.sessionId, spin.clientSpinId);
      assert.equal(store.openRounds().length, 0);
      if (ended) assertBalance(platform, ended, ended.state === 'settled' ? (ended.hand?.stakes ?? 0) : 0);
      else assert.equal(platform.balance(), 1_000_000n, 'nothing was written, nothing moved');
      await store.close();
    });
  });
}

// covers 2.7
test('leaves an old hand with a recent decision to its player, also after a restart', async (t) => {
  const [dealtAt, decidedAt] = ['2026-03-01T00:00:00.000Z', '2026-03-01T23:00:00.000Z'];
  t.mock.timers.enable({ apis: ['Date'], now: Date.parse(dealtAt) });
  await withService(async ({ roundService, store, folder, platform }) => {
    const { roundId } = await begun({ roundService });
    t.mock.timers.setTime(Date.parse(decidedAt));
    asRound(await roundService.act(session, { roundId, actionNo: 0, action: 'double' }));
    await roundService.endUnattended('2026-03-01T12:00:00.000Z');
    assert.deepEqual([store.round(roundId)?.state, store.round(roundId)?.drawnAt], ['playing', dealtAt]);
    await store.close();
    const next = await makeService(folder, platform);
    await next.roundService.endUnattended(decidedAt);
    assert.equal(next.store.round(roundId)?.state, 'playing', 'the decision is written down');
    await next.roundService.endUnattended('2026-03-01T23:00:00.001Z');
    assert.equal(next.store.round(roundId)?.state, 'settled');
    await next.store.close();
  });
});

test('ends an abandoned hand by its rules, without another stake', async () => {
  await withService(async ({ roundService, store, platform }) => {
    const { roundId } = await begun({ roundService });
    await roundService.endUnattended('2020-01-01T00:00:00.000Z');
    assert.equal(store.round(roundId)?.state, 'playing', 'too early');
    await roundService.endUnattended('2999-01-01T00:00:00.000Z');
    const ended = store.round(roundId);
    assert.equal(ended?.state, 'settled');
    assertBalance(platform, ended ?? assert.fail('no round'), 1);
  });
});
