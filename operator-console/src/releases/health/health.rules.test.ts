import { byConcern } from './health.rules.ts';

const rows = ['1.9.0', '1.10.0', '1.11.0', '1.12.0'].map((version) => ({ version }));
const orderOf = (card: Parameters<typeof byConcern>[0]) => byConcern(card, rows).map(({ version }) => version);

test('lists the candidate and the live version first, then the newest', () => {
  const candidate = { version: '1.11.0', percent: 10 };
  expect(orderOf({ live: '1.9.0', candidate })).toEqual(['1.11.0', '1.9.0', '1.12.0', '1.10.0']);
  expect(orderOf({ live: '1.10.0' })).toEqual(['1.10.0', '1.12.0', '1.11.0', '1.9.0']);
  expect(orderOf({})).toEqual(['1.12.0', '1.11.0', '1.10.0', '1.9.0']);
});
