import assert from 'node:assert/strict';
import { test } from 'node:test';
import * as v from 'valibot';
import { missionSettings } from './missions.settings.ts';

const { 'rewards.missions': missions, 'rewards.leaderboard': leaderboard } = missionSettings;
const [first] = missions.fallback;
const [second] = missions.fallback.slice(1);

test('the demo has 8 missions of 3 kinds', () => {
  assert.equal(missions.fallback.length, 8);
  assert.equal(new Set(missions.fallback.map(({ period }) => period)).size, 3);
});

// covers 2.5
test('missions that could not be counted, completed or paid are refused', () => {
  const changes: object[] = [
    ...[
      { id: '' },
      { id: 'Über' },
      { id: 'a b' },
      { name: { EN: '' } },
      { name: { EN: '<b>x</b>' } },
      { period: 'hourly' },
    ],
    ...[{ goal: { measure: 'rounds', count: 0 } }, { goal: { measure: 'rounds', count: 1.5 } }],
    ...[{ goal: { measure: 'rounds', count: -3 } }, { goal: { measure: 'rounds', count: 1e9 } }],
    ...[{ goal: { measure: 'stake', amount: '0.00' } }, { goal: { measure: 'stake', amount: '-5.00' } }],
    ...[{ goal: { measure: 'stake', amount: '5' } }, { goal: { measure: 'stake', amount: '5.00', gameType: 'X' } }],
    ...[{ goal: { measure: 'wins', count: 1, atLeast: '33.00' } }, { goal: { measure: 'days', count: 32 } }],
    ...[
      { period: 'daily', goal: { measure: 'days', count: 2 } },
      { period: 'weekly', goal: { measure: 'days', count: 8 } },
    ],
    ...[{ minStake: '3.00' }, { minStake: '0.00' }, { minStake: '-1.00' }, { minStake: 5 }, { minStake: '1000000.00' }],
    ...[{ minStake: '5.00', goal: { measure: 'stake', amount: '5.00' } }],
    ...[{ minStake: '5.00', goal: { measure: 'deposits', count: 1, atLeast: '5.00' } }],
    ...[{ goal: { measure: 'luck', count: 1 } }, { goal: { measure: 'days', count: 3, amount: '1.00' } }],
    ...[{ reward: { turnoverPercent: 100 } }, { reward: { amount: '0.00' } }, { reward: { amount: '-1.00' } }],
    ...[{ reward: { points: 0 } }, { reward: { points: 1e9 } }, { reward: { points: 1, turnoverPercent: -1 } }],
  ];
  for (const change of changes)
    assert.equal(v.is(missions.schema, [{ ...first, ...change }]), false, JSON.stringify(change));
  const weekly = { ...first, minStake: undefined, period: 'weekly', goal: { measure: 'days', count: 7 } };
  assert.equal(v.is(missions.schema, [weekly]), true, 'all days of a week');
  assert.equal(v.is(missions.schema, [first, second]), true);
  assert.equal(v.is(missions.schema, [first, { ...second, id: first?.id }]), false, 'one id twice');
  const many = Array.from({ length: 51 }, (_, no) => ({ ...first, id: `mission-${no}` }));
  assert.equal(v.is(missions.schema, many), false, 'too many');
});

test('leaderboards without an end or a rule are refused', () => {
  const prize = { places: 1, amount: '5.00', turnoverPercent: 0 };
  const refused: object[] = [
    ...[{ measure: 'luck' }, { minStake: '-1.00' }, { prizes: [{ ...prize, places: 0 }] }],
    ...[
      { prizes: [{ ...prize, places: 101 }] },
      {
        prizes: [
          { ...prize, places: 60 },
          { ...prize, places: 41 },
        ],
      },
    ],
    ...[{ prizes: [{ places: 1 }] }, { prizes: [{ ...prize, amount: '0.00' }] }],
  ];
  for (const change of refused)
    assert.equal(v.is(leaderboard.schema, { ...leaderboard.fallback, ...change }), false, JSON.stringify(change));
  assert.equal(v.is(leaderboard.schema, { ...leaderboard.fallback, prizes: [] }), true);
});
