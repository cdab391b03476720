import assert from 'node:assert/strict';
import { test } from 'node:test';
import Fastify from 'fastify';
import { handRules } from '../games/playable.ts';
import { verifyRound } from '../page/verify/verify-round.ts';
import { createPartPace } from '../rounds/part-pace.ts';
import { createRoundService } from '../rounds/round-service.ts';
import { openStore } from '../store/vendor-store.ts';
import { fakePlatform } from '../testing/fake-platform.ts';
import { storeOptions } from '../testing/store-options.ts';
import { withStudio } from '../testing/with-studio.ts';
import { gameRoutes } from './game-routes.ts';

const gameCode = 'coral-coral-hunter';

/** Sets up a studio with one fishing player; the test moves the pace clock. */
function withFishing(work: (parts: Awaited<ReturnType<typeof makeFishing>>) => Promise<void>, balance?: bigint) {
  return withStudio((folder) => makeFishing(folder, balance), work);
}

async function makeFishing(folder: string, balance?: bigint) {
  const store = await openStore(storeOptions(folder));
  const platform = fakePlatform(balance);
  const { gateway } = platform;
  const roundService = createRoundService({ store, gateway, findHand: handRules, log: () => {} });
  const time = { now: 0 };
  const app = Fastify();
  gameRoutes(app, { store, gateway, roundService, pace: createPartPace(() => time.now) });
  platform.launch(gameCode);
  const payload = { launchToken: 'launch-token-of-the-test', gameCode };
  const opened = (await app.inject({ method: 'POST', url: '/api/session', payload })).json();
  const shoot = (spin: { clientSpinId: string; stake: string; choice?: string }) =>
    app.inject({ method: 'POST', url: '/api/spin', payload: { session: opened.session, ...spin } });
  return { app, store, platform, time, opened, shoot };
}

// covers 2.7
test('plays a batch as one round with the stake and wins of all shots and a valid proof', () =>
  withFishing(async ({ app, platform, opened, shoot }) => {
    const answer = await shoot({ clientSpinId: 'spin-0001', stake: '2.00', choice: '1,1,1,2' });
    assert.equal(answer.statusCode, 200);
    const { view, win, stake, balance, roundId, state } = answer.json();
    assert.equal(state, 'settled');
    assert.equal(stake, '2.00');
    assert.equal(view.pays.length, 4);
    const sum = view.pays.reduce((all: number, each: number) => all + each, 0);
    assert.equal(Number(win), sum * 0.5);
    assert.equal(Number(balance), 10_000 - 2 + sum * 0.5);
    assert.equal(platform.posted.length, 2);
    const proof = (await app.inject(`/api/proof/${roundId}`)).json();
    assert.deepEqual(
      verifyRound(proof, opened.nextCommitment).map(({ holds }) => holds),
      [true, true, true],
    );
  }));

// covers 2.7
test('refuses more than ten shots in a second without a stake, but answers a repeat', () =>
  withFishing(async ({ platform, time, shoot }) => {
    const ten = { stake: '1.00', choice: '1,1,1,1,1,1,1,1,1,1' };
    const first = await shoot({ clientSpinId: 'spin-0001', ...ten });
    const before = platform.posted.length;
    const second = await shoot({ clientSpinId: 'spin-0002', stake: '0.10', choice: '1' });
    assert.equal(second.statusCode, 429);
    assert.equal(second.json().code, 'too_fast');
    assert.equal(second.headers['retry-after'], '1');
    assert.equal(platform.posted.length, before);
    const again = await shoot({ clientSpinId: 'spin-0001', ...ten });
    assert.equal(again.json().roundId, first.json().roundId);
    time.now = 1000;
    assert.equal((await shoot({ clientSpinId: 'spin-0002', stake: '0.10', choice: '1' })).statusCode, 200);
  }));

test('refuses a wrong list, a cannon out of range and an uneven stake, and stores nothing', () =>
  withFishing(async ({ platform, shoot }) => {
    const wrong = [
      [{ stake: '1.00' }, 'invalid_choice'],
      [{ stake: '1.00', choice: '' }, 'invalid_choice'],
      [{ stake: '1.10', choice: '1,1,1,1,1,1,1,1,1,1,1' }, 'invalid_choice'],
      [{ stake: '1.00', choice: '20' }, 'invalid_choice'],
      [{ stake: '1.00', choice: '-1' }, 'invalid_choice'],
      [{ stake: '1.00', choice: '1, 1' }, 'invalid_choice'],
      [{ stake: '0.05', choice: '1' }, 'below_minimum', '0.10'],
      [{ stake: '0.10', choice: '1,1' }, 'below_minimum', '0.10'],
      [{ stake: '50.10', choice: '1' }, 'above_maximum', '50.00'],
      [{ stake: '1.00', choice: '1,1,1' }, 'uneven_stake', '0.01'],
      [{ stake: '1.00', choice: '1,'.repeat(5000) }, 'invalid_input'],
    ] as const;
    for (const [i, [spin, code, limit]] of wrong.entries()) {
      const answer = await shoot({ clientSpinId: `spin-000${i}`, ...spin });
      const answered = [answer.statusCode, answer.json().code, answer.json().limit];
      assert.deepEqual(answered, [400, code, limit], JSON.stringify(spin).slice(0, 60));
    }
    assert.deepEqual(platform.posted, []);
  }));

test("returns the platform's refusal and the balance if the player cannot pay", () =>
  withFishing(async ({ shoot }) => {
    const answer = await shoot({ clientSpinId: 'spin-0001', stake: '1.00', choice: '1,1' });
    const { state, refusal, win, balance } = answer.json();
    assert.deepEqual(
      { state, refusal, win, balance },
      { state: 'refused', refusal: 'insufficient_balance', win: '0.00', balance: '0.50' },
    );
  }, 50n));

test('offers cannons from the smallest bet to a tenth of the highest', () =>
  withFishing(async ({ opened }) => {
    const { stakes } = opened.game;
    assert.deepEqual([stakes[0], stakes.at(-1)], ['0.10', '50.00']);
  }));
