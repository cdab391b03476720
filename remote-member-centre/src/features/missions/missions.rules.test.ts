import type { Mission } from '@portal/shared/contract/rewards/missions';
import { claimableIn, destinationOf, lanternsOf, rankOf } from './missions.rules.ts';

const mission = (missionId: string, change: Partial<Mission> = {}): Mission => ({
  missionId,
  period: 'daily',
  periodKey: '2026-11-22',
  name: missionId,
  done: '0',
  percent: 0,
  state: 'open',
  goal: { measure: 'rounds', count: 2 },
  reward: { amount: '1.00', points: 0, turnover: '0.00' },
  endsAt: '2026-11-22T17:00:00.000Z',
  ...change,
});
const now = '2026-11-22T10:00:00.000Z';

test('sorts claimable missions first and finished ones last', () => {
  const list = [mission('a', { state: 'claimed' }), mission('b'), mission('c', { state: 'claimable' }), mission('d')];
  const inOrder = [...list].sort((a, b) => rankOf(a) - rankOf(b));
  expect(inOrder.map(({ missionId }) => missionId)).toEqual(['c', 'b', 'd', 'a']);
  expect(claimableIn(list, 'daily')).toBe(1);
  expect(claimableIn(list, 'weekly')).toBe(0);
});

test("counts today's lanterns only", () => {
  const yesterday = mission('old', { state: 'claimable', endsAt: '2026-11-21T17:00:00.000Z' });
  const list = [yesterday, mission('a'), mission('w', { period: 'weekly' })];
  expect(lanternsOf(list, now).map(({ missionId }) => missionId)).toEqual(['a']);
});

test('links each goal to a page', () => {
  expect(destinationOf({ measure: 'deposits', count: 1, atLeast: '50.00' })).toEqual({ page: 'depositv2' });
  expect(destinationOf({ measure: 'stake', amount: '5.00', gameType: 'LIVE' })).toEqual({ path: '/live' });
  expect(destinationOf({ measure: 'days', count: 5 })).toEqual({ path: '/rng' });
});
