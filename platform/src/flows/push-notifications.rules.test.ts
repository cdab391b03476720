import assert from 'node:assert/strict';
import { test } from 'node:test';
import { settledBet } from '../modules/games/testing/settled-bet.ts';
import {
  betNotifications,
  refundNotifications,
  rewardNotification,
  withdrawalNotification,
} from './push-notifications.rules.ts';

const ended = { memberId: 'm1', reference: 'WD-2611-7K3QX', amountMinor: '148500' };

test('names the reference of a withdrawal, and its amount only in the full text', () => {
  for (const state of ['paid', 'rejected', 'refunded'] as const) {
    const { short, full } = withdrawalNotification({ ...ended, state });
    assert.deepEqual(short, { template: `push-withdrawal-${state}`, params: { reference: 'WD-2611-7K3QX' } });
    assert.equal(full.params.amount, '1,485.00');
  }
});

test('names no amount of a reward of points', () => {
  const reward = { memberId: 'm1', kind: 'claimable', amountMinor: '0', points: '50' } as const;
  const { short, full } = rewardNotification(reward);
  assert.deepEqual(full, short);
  const rebate = rewardNotification({ ...reward, kind: 'rebate', amountMinor: '250' });
  assert.deepEqual([rebate.full.template, rebate.full.params], ['push-rebate-amount', { what: '2.50' }]);
  assert.equal(rebate.path, '/#member-transactionHistory');
});

test('makes one notification for each member of bets that waited for a match or a draw', () => {
  const of = (id: string, gameType: string) => settledBet({ id, uplinePath: `${id}.` }, { gameType });
  const made = betNotifications([of('a', 'LOTT'), of('b', 'SPORTS'), of('a', 'ESPORTS'), of('c', 'RNG')]);
  assert.deepEqual(
    made.map(({ memberId, short }) => [memberId, short.template]),
    [
      ['a', 'push-tickets'],
      ['b', 'push-ticket'],
    ],
  );
  assert.deepEqual(betNotifications([of('c', 'FISH')]), []);
  const held = settledBet({ id: 'c', uplinePath: 'c.' }, { wasHeld: true });
  assert.deepEqual(
    betNotifications([held, of('c', 'RNG')]).map(({ short }) => short.params),
    [{ game: 'Dragon Gate' }],
    'a slot whose win operators held',
  );
});

test('makes one notification for each member whose bets are void, but not within two minutes of the bet', () => {
  const refunded = (memberId: string, stakeMinor: string, refundedAt = '2026-03-02T07:02:00.000Z') => ({
    ...{ roundId: `r-${stakeMinor}`, memberId, gameCode: 'mark6', gameName: 'Mark Six', stakeMinor },
    ...{ openedAt: '2026-03-02T07:00:00.000Z', refundedAt },
  });
  const made = refundNotifications([
    refunded('a', '1000'),
    refunded('b', '200050'),
    refunded('a', '250'),
    refunded('c', '500', '2026-03-02T07:01:59.999Z'),
  ]);
  assert.deepEqual(made, [
    {
      ...{ memberId: 'a', kind: 'tickets', path: '/#member-personalHistoryCopy' },
      short: { template: 'push-void-tickets', params: { count: 2 } },
      full: { template: 'push-void-tickets-amounts', params: { count: 2, stake: '12.50' } },
    },
    {
      ...{ memberId: 'b', kind: 'tickets', path: '/#member-personalHistoryCopy' },
      short: { template: 'push-void-ticket', params: { game: 'Mark Six' } },
      full: { template: 'push-void-ticket-amounts', params: { game: 'Mark Six', stake: '2,000.50' } },
    },
  ]);
});
