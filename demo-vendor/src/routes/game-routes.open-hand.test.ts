import assert from 'node:assert/strict';
import { test } from 'node:test';
import { setImmediate as nextTurn } from 'node:timers/promises';
import { vendorBet } from '@portal/shared/contract/vendor-api/rounds';
import Fastify, { type FastifyInstance } from 'fastify';
import { handRules } from '../games/playable.ts';
import { createPartPace } from '../rounds/part-pace.ts';
import { createRoundService } from '../rounds/round-service.ts';
import { openStore, type VendorStore } from '../store/vendor-store.ts';
import { fakePlatform } from '../testing/fake-platform.ts';
import { storeOptions } from '../testing/store-options.ts';
import { withTempFolder } from '../testing/with-temp-folder.ts';
import { gameRoutes } from './game-routes.ts';

const gameCode = 'sky-dragon-gate';

interface OpenPage {
  app: FastifyInstance;
  platform: ReturnType<typeof fakePlatform>;
  store: VendorStore;
  session: string;
  spin(): Promise<Record<string, unknown>>;
  /** Reloads the page and returns its session. */
  reload(): Promise<Record<string, unknown>>;
}

const withPage = (work: (page: OpenPage) => Promise<void>) =>
  withTempFolder(async (folder) => {
    const store = await openStore(storeOptions(folder));
    const platform = fakePlatform();
    const { gateway } = platform;
    const roundService = createRoundService({ store, gateway, findHand: handRules, log: () => {} });
    const app = Fastify();
    gameRoutes(app, { store, gateway, roundService, pace: createPartPace(() => 0) });
    try {
      platform.launch(gameCode);
      const payload = { launchToken: 'launch-token-of-the-test', gameCode };
      const { session } = (await app.inject({ method: 'POST', url: '/api/session', payload })).json();
      const spin = { session, clientSpinId: 'spin-0001', stake: '1.00' };
      await work({
        app,
        platform,
        store,
        session,
        spin: async () => (await app.inject({ method: 'POST', url: '/api/spin', payload: spin })).json(),
        reload: async () => (await app.inject({ url: '/api/session', headers: { 'x-session': session } })).json(),
      });
    } finally {
      await app.close();
      await store.close();
    }
  });

// covers 2.7
test('resumes a hand with the current balance, not with that of its last decision', () =>
  withPage(async ({ platform, spin, reload }) => {
    const dealt = await spin();
    assert.deepEqual([dealt.state, dealt.balance], ['playing', '9999.00']);
    const elsewhere = { playerId: 'player-1', launchId: 'launch-1', gameCode: 'dragon-gate' };
    await platform.gateway.call(vendorBet, {
      ...elsewhere,
      transactionId: 'other-bet',
      roundId: 'other',
      amount: '50.00',
    });
    const { balance, hand } = await reload();
    assert.deepEqual([balance, hand], ['9949.00', { ...dealt, balance: '9949.00' }]);
  }));

test('shows a reloaded page no cards before the stake is taken', () =>
  withPage(async ({ platform, store, spin, reload }) => {
    // Three tries of the stake, and the balance request in between.
    platform.suffer('request-lost', 'request-lost', 'request-lost', 'request-lost');
    const spun = spin();
    while (store.openRounds().length === 0) await nextTurn();
    const { hand } = await reload();
    assert.deepEqual([(await spun).state, hand], ['void', undefined]);
  }));

// covers 2.7
test('accepts the session in a header but not in the URL', () =>
  withPage(async ({ app, session }) => {
    for (const path of ['session', 'history']) {
      const inAddress = await app.inject(`/api/${path}?session=${session}`);
      assert.deepEqual([inAddress.statusCode, inAddress.json().code], [403, 'session_unknown'], path);
      const named = await app.inject({ url: `/api/${path}`, headers: { 'x-session': session } });
      assert.equal(named.statusCode, 200, path);
    }
  }));
