import { blockText, envelopeRange, numberIn, prizeAt, prizeOfTicket, ticketsIn } from './chance-draw.ts';

const block = (...words: number[]) => {
  const bytes = new Uint8Array(words.length * 4);
  for (const [index, word] of words.entries()) new DataView(bytes.buffer).setUint32(index * 4, word);
  return bytes;
};

test('takes the first word below the largest multiple of the bound, modulo the bound', () => {
  const bound = 3 * 2 ** 30;
  expect(numberIn(block(7), 10)).toBe(7);
  expect(numberIn(block(1_000_007), 1_000_000)).toBe(7);
  expect(numberIn(block(bound, 5), bound)).toBe(5);
  expect(numberIn(block(2 ** 32 - 1, bound - 1), bound)).toBe(bound - 1);
  expect(numberIn(block(bound, 2 ** 32 - 1), bound)).toBeUndefined();
  expect(numberIn(block(2 ** 32 - 1), 1)).toBe(0);
  for (const wrong of [0, -1, 1.5, 2 ** 32 + 1]) expect(() => numberIn(block(1), wrong)).toThrow(RangeError);
});

test('gives each block its own text', () => {
  expect([blockText('mine', 0), blockText('mine', 1)]).toEqual(['mine:0', 'mine:1']);
});

test('places prizes one after another from 0, as wide as their weights', () => {
  const prizes = [
    { id: 'a', weight: 1 },
    { id: 'b', weight: 999_998 },
    { id: 'c', weight: 1 },
  ];
  const at = (number: number) => prizeAt(prizes, number).id;
  expect([0, 1, 500_000, 999_998, 999_999].map(at)).toEqual(['a', 'b', 'b', 'b', 'c']);
  expect(() => at(1_000_000)).toThrow(RangeError);
});

test.each([
  ['equal', 100, 3, { leastMinor: 33, bound: 1 }],
  ['equal', 67, 2, { leastMinor: 33, bound: 1 }],
  ['equal', 34, 1, { leastMinor: 34, bound: 1 }],
  ['random', 1000, 10, { leastMinor: 1, bound: 200 }],
  ['random', 10, 10, { leastMinor: 1, bound: 1 }],
  ['random', 11, 10, { leastMinor: 1, bound: 2 }],
  ['random', 77, 1, { leastMinor: 77, bound: 1 }],
] as const)('%s with %i for %i envelopes: bounds the next envelope', (share, leftMinor, leftCount, range) => {
  expect(envelopeRange({ share, leftMinor, leftCount })).toEqual(range);
});

test('leaves a minor unit for every envelope and pays the whole drop by the last one', () => {
  for (const pick of [(bound: number) => bound - 1, () => 0, (bound: number) => Math.floor(bound / 2)]) {
    for (const [sum, count] of [
      [8800, 88],
      [50, 50],
      [51, 50],
      [100_000_000, 3],
    ] as const) {
      let leftMinor: number = sum;
      for (let leftCount: number = count; leftCount > 0; leftCount -= 1) {
        const { leastMinor, bound } = envelopeRange({ share: 'random', leftMinor, leftCount });
        const amount = leastMinor + pick(bound);
        expect(amount).toBeGreaterThan(0);
        leftMinor -= amount;
      }
      expect(leftMinor).toBe(0);
    }
  }
});

test('every ticket of an urn wins one of the remaining prizes', () => {
  const urn = [
    { amount: '8.00', left: 1 },
    { amount: '5.00', left: 0 },
    { amount: '0.50', left: 2 },
  ];
  expect(ticketsIn(urn)).toBe(3);
  expect([0, 1, 2].map((ticket) => prizeOfTicket(urn, ticket))).toEqual(['8.00', '0.50', '0.50']);
  expect(() => prizeOfTicket(urn, 3)).toThrow(RangeError);
});
