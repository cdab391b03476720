import assert from 'node:assert/strict';
import { before, test } from 'node:test';
import { listMessages } from '@portal/shared/contract/inbox/messages';
import { listWithheldReferrals } from '@portal/shared/contract/rewards/operator-referral';
import { listReferralFriends } from '@portal/shared/contract/rewards/referral';
import { forEachDatabase } from '../../../testing/database/databases.ts';
import { hostedApp } from '../../../testing/hosted-app.ts';
import { operatorToken } from '../../../testing/operator-token.ts';
import { testClock } from '../../../testing/test-clock.ts';
import type { Member } from '../../accounts/index.ts';
import { addMember } from '../../accounts/testing/add-member.ts';
import { settledBet } from '../../games/testing/settled-bet.ts';
import { memberAccount } from '../../wallet/index.ts';

forEachDatabase(({ database }) => {
  const clock = testClock('2026-03-02T05:00:00.000Z');
  const harness = hostedApp(database, { clock });
  const referral = () => harness.app.modules.rewards.referral;

  async function pair(name: string) {
    const inviter = await addMember(harness.app, `${name}inviter`);
    const friend = await addMember(harness.app, `${name}friend`);
    await referral().addLink(friend.id, inviter.id);
    return { inviter, friend };
  }
  /** Returns the inviter's balance after the shares of a day on which each friend staked 1,000.00. */
  async function shareOf(day: number, inviter: Member, friends: readonly Member[]): Promise<bigint> {
    const date = (no: number) => `2026-03-${String(no).padStart(2, '0')}`;
    const stake = { stakeMinor: '100000', day: date(day) };
    await referral().count(friends.map((friend) => settledBet(friend, stake)));
    clock.set(`${date(day + 1)}T05:00:00.000Z`);
    await referral().payShares(clock.now());
    return harness.app.modules.wallet.balanceOf(memberAccount(inviter.id));
  }
  const bind = ({ id }: Member, number: string) =>
    harness.app.modules.payments.bankAccounts.bind(id, { bankCode: 'bdo', number, holder: 'Nell' });
  let token = '';
  before(async () => {
    token = await operatorToken(harness.app, 'supporter', 'support');
  });
  const withheld = async (member: string) =>
    (await harness.api.send(listWithheldReferrals, { member }, { token })).value.list;

  test('pays no share for a second account of the inviter, even if it never reaches the terms', async () => {
    const { inviter, friend } = await pair('anna');
    for (const { id } of [inviter, friend]) await harness.app.modules.member.addresses.note(id, '198.51.100.9');
    assert.equal(await shareOf(2, inviter, [friend]), 0n);
    const [withheldReferral] = await withheld('annafriend');
    assert.deepEqual([withheldReferral?.reason, withheldReferral?.at], ['address', clock.now().toISOString()]);
    await referral().countDeposit({
      memberId: friend.id,
      reference: 'anna-1',
      amountMinor: '1000000',
      creditedAt: clock.now().toISOString(),
    });
    assert.deepEqual(
      await harness.app.modules.rewards.grants.ofSource(friend.id, 'referral'),
      [],
      'nor by reaching them',
    );
    assert.deepEqual(await withheld('annafriend'), [withheldReferral], 'decided once');
  });

  // covers 1
  test('shows the inviter which friend earns nothing and why, on the page and once in the inbox', async () => {
    const { inviter, friend } = await pair('dora');
    const other = await addMember(harness.app, 'doraother');
    await referral().addLink(other.id, inviter.id);
    for (const { id } of [inviter, friend]) await harness.app.modules.member.addresses.note(id, '198.51.100.12');
    for (const day of [12, 13]) await shareOf(day, inviter, [friend, other]);
    const start = { address: '127.0.0.1', client: '', passwordChangeRequired: false };
    const own = { token: await harness.app.modules.session.open({ ...start, memberId: inviter.id }) };
    const { list } = (await harness.api.send(listReferralFriends, {}, own)).value;
    const shown = list.map(({ earned, withheld: reason }) => [earned, reason]);
    assert.deepEqual(shown.sort(), [
      ['0.00', 'address'],
      ['2.00', undefined],
    ]);
    const messages = (await harness.api.send(listMessages, {}, own)).value.list;
    const notices = messages.filter(({ title }) => title.includes('No reward'));
    assert.equal(notices.length, 1);
    assert.match(notices[0]?.content ?? '', /an internet address/);
    assert.doesNotMatch(
      JSON.stringify([list, notices]),
      /dorafriend|198\.51/,
      'and nothing that would name the friend',
    );
  });

  test('ends the shares of a friend once both bind the same bank number', async () => {
    const { inviter, friend } = await pair('bert');
    const other = await addMember(harness.app, 'bertother');
    await referral().addLink(other.id, inviter.id);
    assert.equal(await shareOf(4, inviter, [friend]), 100n);
    for (const member of [inviter, friend]) await bind(member, '001234567811');
    assert.equal(await shareOf(5, inviter, [friend]), 100n);
    assert.equal(await shareOf(6, inviter, [friend, other]), 200n);
    assert.deepEqual(
      (await withheld('bertinviter')).map((row) => [row.friend, row.reason]),
      [['bertfriend', 'bank_account']],
    );
  });

  test('pays nothing for friends of one inviter who are one person; a shared address alone is not enough', async () => {
    const { inviter, friend } = await pair('cora');
    const others = await Promise.all(['two', 'three', 'four'].map((no) => addMember(harness.app, `cora${no}`)));
    for (const { id } of others) await referral().addLink(id, inviter.id);
    const [two, three, four] = others;
    assert.ok(two && three && four);
    for (const member of [friend, two]) await bind(member, '001234567822');
    const { member: members } = harness.app.modules;
    for (const { id } of [two, three]) await members.contacts.save(id, 'email', { value: 'c@d.com', isVerified: true });
    for (const { id } of [three, four]) await members.addresses.note(id, '198.51.100.10');
    assert.equal(await shareOf(8, inviter, [friend, ...others]), 100n);
    assert.deepEqual((await withheld('corainviter')).map((row) => `${row.friend} ${row.reason}`).sort(), [
      'corafriend bank_account',
      'corathree contact',
      'coratwo bank_account',
    ]);
    const stranger = await addMember(harness.app, 'corastranger');
    await bind(stranger, '001234567833');
    await bind(four, '001234567833');
    assert.equal(await shareOf(9, inviter, [four]), 200n, 'who belongs to nobody here does not matter');
  });
});
