import { promotionKinds, promotionState } from '@portal/shared/contract/rewards/promotions';
import { actOf, stateAt, timesOf, typesOf, weightsOf } from './promotions.rules.ts';

const now = Date.parse('2026-11-21T12:00:00Z');
const before = '2026-11-21T11:59:59Z';
const after = '2026-11-21T12:00:01Z';

test.each(promotionState.options)('shows the state %s as the platform reports it', (state) => {
  expect(stateAt({ state, endsAt: after }, now)).toBe(state);
});

test('shows an ended promotion as closed to members who did nothing; keeps what a member has got', () => {
  for (const state of ['join', 'claim', 'coming_soon'] as const)
    expect(stateAt({ state, endsAt: before }, now)).toBe('close');
  expect(stateAt({ state: 'claimed', endsAt: before }, now)).toBe('claimed');
});

test('only join and claim require an action, which depends on the kind', () => {
  expect(promotionState.options.filter((state) => actOf(state, 'join'))).toEqual(['join', 'claim']);
  expect(promotionKinds.map((kind) => actOf('join', kind))).toEqual(['join', 'join', 'apply', 'join', 'join']);
  expect(promotionKinds.map((kind) => actOf('claim', kind))).toEqual(['claim', 'claim', 'claim', 'claim', 'draw']);
});

test('counts types in the order they occur', () => {
  expect(typesOf([{ type: 'b' }, { type: 'a' }, { type: 'b' }])).toEqual([
    { type: 'b', count: 2 },
    { type: 'a', count: 1 },
  ]);
});

test('shows turnover as a multiple, and non-zero weights, largest first', () => {
  expect([timesOf(250), timesOf(1000)]).toEqual([2.5, 10]);
  expect(weightsOf({ LIVE: 15, RNG: 100, PVP: 15, DS88: 0 })).toEqual([
    ['RNG', 100],
    ['LIVE', 15],
    ['PVP', 15],
  ]);
});
