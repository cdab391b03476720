import assert from 'node:assert/strict';
import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { test } from 'node:test';
import { slotLines } from '@portal/engines/slots/slot-lines.rules';
import { openStore } from '../store/vendor-store.ts';
import { drawnRound } from '../testing/drawn-round.ts';
import { type Fault, fakePlatform } from '../testing/fake-platform.ts';
import { pageSession } from '../testing/page-session.ts';
import { storeOptions } from '../testing/store-options.ts';
import { withStudio } from '../testing/with-studio.ts';
import { withTempFolder } from '../testing/with-temp-folder.ts';
import type { Playable } from './draw-round.ts';
import { isOver } from './round.ts';
import { createRoundService } from './round-service.ts';
import type { SettleDeps } from './settle-deps.ts';
import { resumeRound, stakeAndSettle } from './stake-and-settle.ts';

const session = pageSession('dragon-gate');

const slot: Playable = { kind: 'instant', engine: slotLines };
const noHands = () => assert.fail('no hand is played here');

function withService(work: (parts: Awaited<ReturnType<typeof makeService>>) => Promise<void>): Promise<void> {
  return withStudio(makeService, work);
}

async function makeService(folder: string, platform = fakePlatform()) {
  const store = await openStore(storeOptions(folder));
  const roundService = createRoundService({ store, gateway: platform.gateway, findHand: noHands, log: () => {} });
  return { folder, store, roundService, platform };
}

const spin = (clientSpinId: string, stakeMinor = 100) => ({ clientSpinId, stakeMinor });

test('takes the stake once and pays the drawn win', async () => {
  await withService(async ({ roundService, platform }) => {
    const round = await roundService.play(session, slot, spin('spin-0001'));
    assert.ok(typeof round !== 'string' && round.state === 'settled');
    assert.equal(platform.balance(), 1_000_000n - 100n + BigInt(round.winMinor));
  });
});

test('plays a spin sent ten times at once as one round', async () => {
  await withService(async ({ roundService, platform }) => {
    const rounds = await Promise.all(
      Array.from({ length: 10 }, () => roundService.play(session, slot, spin('spin-0001'))),
    );
    const [first] = rounds;
    for (const round of rounds) assert.deepEqual(round, first);
    assert.deepEqual(await roundService.play(session, slot, spin('spin-0001')), first);
    assert.equal(platform.rounds.size, 1);
    assert.equal(platform.posted.length, 2);
    assert.equal(await roundService.play(session, slot, spin('spin-0001', 200)), 'spin_conflict');
  });
});

const faults: Fault[] = ['none', 'request-lost', 'answer-lost'];

for (const onBet of faults) {
  for (const onSecond of faults) {
    for (const onThird of faults) {
      test(`loses and doubles nothing: ${onBet}, ${onSecond}, ${onThird}`, async () => {
        await withService(async ({ roundService, platform }) => {
          platform.suffer(onBet, onSecond, onThird);
          const round = await roundService.play(session, slot, spin('spin-0001'));
          assert.ok(typeof round !== 'string' && isOver(round));
          assert.equal(new Set(platform.posted).size, platform.posted.length, 'nothing posted twice');
          const due = round.state === 'settled' ? BigInt(round.winMinor) - 100n : 0n;
          assert.equal(platform.balance(), 1_000_000n + due);
        });
      });
    }
  }
}

test('rolls back a stake that is never answered, and blocks a late one by the tombstone', async () => {
  await withService(async ({ roundService, platform }) => {
    platform.suffer('answer-lost', 'request-lost', 'request-lost');
    const round = await roundService.play(session, slot, spin('spin-0001'));
    assert.ok(typeof round !== 'string');
    assert.equal(round.state, 'void');
    assert.equal(platform.balance(), 1_000_000n);
  });
});

test('ends the round with the balance of the refusal', async () => {
  await withService(async ({ roundService, platform }) => {
    const round = await roundService.play(session, slot, spin('spin-0001', 100_000_000));
    assert.ok(typeof round !== 'string');
    assert.deepEqual([round.state, round.refusal, round.balance], ['refused', 'insufficient_balance', '10000.00']);
    assert.equal(platform.posted.length, 0);
  });
});

/** Makes dependencies that fail after `saves` writes, as in a crash. */
function cutOff(deps: SettleDeps, saves: number): SettleDeps {
  let left = saves;
  return {
    ...deps,
    async save(round) {
      if (left === 0) throw new Error('crash');
      left -= 1;
      await deps.save(round);
    },
  };
}

for (const saves of [0, 1]) {
  test(`ends the round in the next run after a crash at write ${saves + 1}`, async () => {
    await withTempFolder(async (folder) => {
      const { store, platform } = await makeService(folder);
      const round = { ...drawnRound, sessionId: session.sessionId };
      await store.saveRound(round);
      const deps: SettleDeps = {
        gateway: platform.gateway,
        findHand: noHands,
        save: (each) => store.saveRound(each),
        pause: async () => true,
        log: () => {},
      };
      await assert.rejects(stakeAndSettle(cutOff(deps, saves), round), /crash/);
      await store.close();
      // A partial line, as left by a crash during a write.
      const file = path.join(folder, 'journal.jsonl');
      await writeFile(file, `${await readFile(file, 'utf8')}{"kind":"round","round":{"round`);

      const again = await openStore(storeOptions(folder));
      const [open] = again.openRounds();
      assert.equal(open?.roundId, 'round-1');
      const ended = open && (await resumeRound({ ...deps, save: (each) => again.saveRound(each) }, open));
      assert.equal(ended?.state, 'settled');
      assert.equal(platform.balance(), 1_000_000n - 100n + 500n);
      await again.close();
    });
  });
}
