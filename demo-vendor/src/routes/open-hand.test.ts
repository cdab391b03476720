import assert from 'node:assert/strict';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { test } from 'node:test';
import { vendorBet } from '@portal/shared/contract/vendor-api/calls';
import Fastify from 'fastify';
import { handRules } from '../games/playable.ts';
import { createPartPace } from '../rounds/part-pace.ts';
import { createRoundDesk } from '../rounds/round-desk.ts';
import { openStore } from '../store/vendor-store.ts';
import { bookPlace } from '../testing/book-place.ts';
import { fakePlatform } from '../testing/fake-platform.ts';
import { apiRoutes } from './api.ts';

const gameCode = 'sky-dragon-gate';

test('a hand that is taken up again comes with the balance of now, not with that of its last decision', async () => {
  const folder = await mkdtemp(path.join(tmpdir(), 'vendor-hand-'));
  const store = await openStore(bookPlace(folder));
  const platform = fakePlatform();
  const { gateway } = platform;
  const desk = createRoundDesk({ store, gateway, findHand: handRules, log: () => {} });
  const app = Fastify();
  apiRoutes(app, { store, gateway, desk, pace: createPartPace(() => 0) });
  try {
    platform.launch(gameCode);
    const payload = { launchToken: 'launch-token-of-the-test', gameCode };
    const { session } = (await app.inject({ method: 'POST', url: '/api/session', payload })).json();
    const spin = { session, clientSpinId: 'spin-0001', stake: '1.00' };
    const dealt = (await app.inject({ method: 'POST', url: '/api/spin', payload: spin })).json();
    assert.deepEqual([dealt.state, dealt.balance], ['playing', '9999.00']);
    const elsewhere = { playerId: 'player-1', launchId: 'launch-1', gameCode: 'dragon-gate' };
    await gateway.call(vendorBet, { ...elsewhere, transactionId: 'other-bet', roundId: 'other', amount: '50.00' });

    const again = (await app.inject(`/api/session?session=${session}`)).json();
    assert.equal(again.hand.roundId, dealt.roundId);
    assert.deepEqual([again.balance, again.hand.balance], ['9949.00', '9949.00']);
  } finally {
    await app.close();
    await store.close();
    await rm(folder, { recursive: true });
  }
});
