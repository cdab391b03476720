import { promotionState } from '@portal/shared/contract/content/list-promotions';
import { hasAction, stateFor, typesOf } from './promotions.rules.ts';

const now = Date.parse('2026-11-21T12:00:00Z');
const before = '2026-11-21T11:59:59Z';
const after = '2026-11-21T12:00:01Z';

test.each(promotionState.options)('a member sees the state %s as it is', (state) => {
  expect(stateFor({ state, endsAt: after }, true, now)).toBe(state);
});

test.each(['applying', 'rejected', 'issued', 'claimed', 'process', 'joined'] as const)(
  'a visitor has not got as far as %s: it may be joined, or is closed',
  (state) => {
    expect(stateFor({ state }, false, now)).toBe('join');
    expect(stateFor({ state, endsAt: before }, false, now)).toBe('close');
  },
);

test('what has ended is closed to those who did nothing; what a member has got stays', () => {
  for (const state of ['join', 'claim', 'coming_soon'] as const)
    expect(stateFor({ state, endsAt: before }, true, now)).toBe('close');
  expect(stateFor({ state: 'claimed', endsAt: before }, true, now)).toBe('claimed');
});

test('only join and claim ask for something to be done', () => {
  expect(promotionState.options.filter(hasAction)).toEqual(['join', 'claim']);
});

test('types in the order they come, counted', () => {
  expect(typesOf([{ type: 'b' }, { type: 'a' }, { type: 'b' }])).toEqual([
    { type: 'b', count: 2 },
    { type: 'a', count: 1 },
  ]);
});
