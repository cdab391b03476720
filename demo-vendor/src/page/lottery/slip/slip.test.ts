import assert from 'node:assert/strict';
import { afterEach, beforeEach, test } from 'node:test';
import type { GameView } from '../../../lottery/lottery-shapes.ts';
import { readCommitment } from '../../verify/commitments.ts';
import { aTicket } from '../testing/a-draw.ts';
import { aGame } from '../testing/a-play-type.ts';
import { slipHarness, stored } from '../testing/slip-harness.ts';
import { commitmentKey } from '../verify/check-draw.rules.ts';

const line = { playType: '2D', numbers: ['07'], stakeMinor: 1000, multiple: 1 };
const storage = globalThis.sessionStorage;
const ask = globalThis.fetch;
beforeEach(() => {
  stored.clear();
});
afterEach(() => {
  Object.assign(globalThis, { fetch: ask, sessionStorage: storage });
});

test('buys exactly what was confirmed; asks again if a draw was added or removed meanwhile', async () => {
  const room = slipHarness();
  room.slip.take();
  room.slip.add([line]);
  room.slip.setDraws(2);
  const confirmed = { drawIds: ['20260301-0001', '20260301-0002'], totalMinor: 2000 };
  room.cancel('20260301-0002');
  await room.slip.buy(confirmed);
  assert.equal(room.sent.length, 0);
  assert.equal(room.slip.state().refused?.code, 'not_as_confirmed');
  const asShown = { drawIds: ['20260301-0001', '20260301-0003'], totalMinor: 2000 };
  await room.slip.buy({ ...asShown, totalMinor: 1000 });
  assert.equal(room.sent.length, 0, 'another total');
  const bought = room.slip.buy(asShown);
  room.answer(aTicket());
  await bought;
  assert.deepEqual(room.sent[0]?.drawIds, asShown.drawIds);
  assert.equal(room.slip.state().phase, 'done');
});

test('leaves a newer slip unchanged when a late answer arrives', async () => {
  const room = slipHarness();
  room.slip.take();
  room.slip.add([line]);
  const one = { drawIds: ['20260301-0001'], totalMinor: 1000 };
  const first = room.slip.buy(one);
  // Back from another game, the page repeats unanswered requests.
  room.slip.take();
  const [sent] = room.sent;
  room.answer(aTicket({ ticketId: sent?.ticketId ?? '' }));
  await first;
  room.slip.done();
  room.slip.add([line]);
  const second = room.slip.buy(one);
  room.answer(aTicket({ ticketId: sent?.ticketId ?? '' }));
  await new Promise(setImmediate);
  assert.equal(room.slip.state().phase, 'buying');
  assert.equal(room.slip.state().lines.length, 1);
  room.answer(aTicket({ ticketId: room.sent[2]?.ticketId ?? '' }));
  await second;
  assert.equal(room.slip.state().phase, 'done');
});

test('buys an instant ticket against its own commitment after a refused one', async () => {
  // A refused ticket uses up its seed, so the next one has another.
  const game = (): GameView => aGame({ kind: 'instant', draws: [], commitment: `seed ${room.sent.length + 1}` });
  const room = slipHarness(aGame({ kind: 'instant', draws: [], commitment: 'seed 1' }), () => game());
  for (const answer of [{ code: 'insufficient_balance' }, aTicket()]) {
    const bought = room.slip.buyAtOnce([{ ...line, numbers: [] }]);
    room.answer(answer, 'code' in answer ? 422 : 200);
    await bought;
  }
  const seals = room.sent.map(({ gameCode, ticketId }) => readCommitment(commitmentKey(gameCode, ticketId)));
  assert.deepEqual(seals, ['seed 1', 'seed 2']);
});

test("closes the portal's round of an instant ticket when the player has seen it, not at the purchase", async () => {
  const room = slipHarness(aGame({ kind: 'instant', draws: [], commitment: 'seed 1' }));
  const bought = room.slip.buyAtOnce([{ ...line, numbers: [] }]);
  room.answer(aTicket());
  await bought;
  assert.deepEqual(room.reports, ['round-opened']);
  room.slip.seen();
  room.slip.seen();
  assert.deepEqual(room.reports, ['round-opened', 'round-closed']);
});

test('closes the round of an instant ticket when the player opens another game, or it was not sold', async () => {
  const room = slipHarness(aGame({ kind: 'instant', draws: [], commitment: 'seed 1' }));
  const left = room.slip.buyAtOnce([{ ...line, numbers: [] }]);
  room.answer(aTicket());
  await left;
  room.slip.take();
  assert.deepEqual(room.reports, ['round-opened', 'round-closed']);
  const refused = room.slip.buyAtOnce([{ ...line, numbers: [] }]);
  room.answer({ code: 'insufficient_balance' }, 422);
  await refused;
  assert.deepEqual(room.reports, ['round-opened', 'round-closed', 'round-opened', 'round-closed']);
});

test('closes the round of a draw ticket at the purchase', async () => {
  const room = slipHarness();
  room.slip.take();
  room.slip.add([line]);
  const bought = room.slip.buy({ drawIds: ['20260301-0001'], totalMinor: 1000 });
  room.answer(aTicket());
  await bought;
  assert.deepEqual(room.reports, ['round-opened', 'round-closed']);
});
