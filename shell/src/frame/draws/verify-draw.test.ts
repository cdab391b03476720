import { createHash, createHmac } from 'node:crypto';
import { blockText, numberIn, prizeAt, prizeOfTicket } from '@portal/shared/contract/rewards/chance-draw';
import type { ChanceDraw, RaffleDraw, SealedDraw } from '@portal/shared/contract/rewards/chance-shapes';
import { verifyDraw } from './verify-draw.ts';

const serverSeed = '5a'.repeat(32);
const clientSeed = 'client-seed-1';
const key = Buffer.from(serverSeed, 'hex');
const commitment = createHash('sha256').update(key).digest('hex');
const numberBelow = (bound: number) =>
  numberIn(createHmac('sha256', key).update(blockText(clientSeed, 0)).digest(), bound) ?? 0;

const prizes = [
  { id: 'cash', kind: 'amount' as const, amount: '2.00', weight: 999_999 },
  { id: 'none', kind: 'nothing' as const, weight: 1 },
];
const basis = {
  id: 'w',
  at: '2026-03-02T08:00:00.000Z',
  turnover: '2.00',
  points: 0,
  commitment,
  serverSeed,
  clientSeed,
};
const number = numberBelow(1_000_000);
const spin: ChanceDraw = {
  ...basis,
  game: 'wheel',
  amount: '2.00',
  number,
  bound: 1_000_000,
  prizes,
  prizeId: prizeAt(prizes, number).id,
};
const inEnvelope = numberBelow(200);
const envelope: ChanceDraw = {
  ...basis,
  game: 'envelope',
  dropId: 'd',
  share: 'random',
  leftBefore: '10.00',
  countBefore: 10,
  number: inEnvelope,
  bound: 200,
  amount: `${((inEnvelope + 1) / 100).toFixed(2)}`,
};
const urn = [
  { amount: '8.00', left: 3 },
  { amount: '0.50', left: 40 },
];
const ticket = numberBelow(43);
const inUrn: RaffleDraw = {
  ...basis,
  game: 'raffle',
  promotionId: 'p',
  urn,
  number: ticket,
  bound: 43,
  amount: prizeOfTicket(urn, ticket),
};
const failing = async (draw: SealedDraw, remembered?: string) =>
  (await verifyDraw(draw, remembered)).filter(({ holds }) => !holds).map(({ name }) => name);

// covers 2.5
test("the browser's HMAC draws what the server's HMAC draws", async () => {
  expect(await verifyDraw(spin, commitment)).toEqual(
    ['told', 'seal', 'number', 'prize'].map((name) => ({ name, holds: true })),
  );
  expect(await failing(envelope)).toEqual([]);
  expect(await failing(inUrn)).toEqual([]);
});

test.each<[string, SealedDraw, string | undefined, string[]]>([
  ['another seal was received before', spin, 'f'.repeat(64), ['told']],
  ['the seed is not the sealed one', { ...spin, serverSeed: '5b'.repeat(32) }, undefined, ['seal', 'number']],
  ['the seed of the browser was changed', { ...spin, clientSeed: 'client-seed-2' }, undefined, ['number']],
  ['another number', { ...spin, number: number + 1 }, undefined, ['number']],
  ['another prize', { ...spin, prizeId: 'none' }, undefined, ['prize']],
  ['another amount', { ...spin, amount: '1.00' }, undefined, ['prize']],
  ['another amount in the envelope', { ...envelope, amount: '9.99' }, undefined, ['prize']],
  ['another prize of the urn', { ...inUrn, amount: '9.00' }, undefined, ['prize']],
  ['another urn', { ...inUrn, urn: urn.slice(0, 1) }, undefined, ['number', 'prize']],
  ['another share of the drop', { ...envelope, countBefore: 5 }, undefined, ['number', 'prize']],
])('%s: found', async (_name, draw, remembered, names) => {
  expect(await failing(draw, remembered)).toEqual(expect.arrayContaining(names));
});
