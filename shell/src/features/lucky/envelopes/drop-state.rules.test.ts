import type { Drop } from '../chance.ts';
import { dropState, inOrder, openNow } from './drop-state.rules.ts';

const now = Date.parse('2026-03-02T08:00:00.000Z');
const drop = (id: string, change: Partial<Drop> = {}): Drop => ({
  id,
  sum: '10.00',
  count: 10,
  left: 4,
  share: 'random',
  startsAt: '2026-03-02T07:00:00.000Z',
  endsAt: '2026-03-02T09:00:00.000Z',
  ...change,
});

test.each([
  ['open', {}],
  ['open', { startsAt: '2026-03-02T08:00:00.000Z' }],
  ['coming', { startsAt: '2026-03-02T08:00:00.001Z' }],
  ['over', { endsAt: '2026-03-02T08:00:00.000Z' }],
  ['over', { endsAt: '2026-03-02T08:00:00.000Z', left: 0 }],
  ['gone', { left: 0 }],
  ['taken', { taken: '1.00' }],
  ['taken', { taken: '1.00', left: 0, endsAt: '2026-03-02T07:30:00.000Z' }],
] as const)('%s: %j', (state, change) => {
  expect(dropState(drop('d', change), now)).toBe(state);
});

test('puts drops that can be opened first', () => {
  const drops = [drop('gone', { left: 0 }), drop('mine', { taken: '1.00' }), drop('open')];
  expect(inOrder(drops, now).map(({ id }) => id)).toEqual(['open', 'mine', 'gone']);
  expect(openNow(drops, now).map(({ id }) => id)).toEqual(['open']);
});
