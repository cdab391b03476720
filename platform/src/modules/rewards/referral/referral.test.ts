import assert from 'node:assert/strict';
import { test } from 'node:test';
import { register } from '@portal/shared/contract/accounts/registration';
import { checkAffiliateCode } from '@portal/shared/contract/agents/invitation-links';
import { trialType } from '@portal/shared/contract/constants';
import { listMessages } from '@portal/shared/contract/inbox/messages';
import { getReferral, getReferralEarnings, listReferralFriends } from '@portal/shared/contract/rewards/referral';
import { claimReward, listRewards } from '@portal/shared/contract/rewards/rewards';
import { forEachDatabase } from '../../../testing/database/databases.ts';
import { addMember, tokenOf } from '../../accounts/testing/add-member.ts';
import { betSettled } from '../../games/index.ts';
import { settledBet } from '../../games/testing/settled-bet.ts';
import { depositCredited } from '../../payments/index.ts';
import { paidIn, referralHarness } from '../testing/referral-harness.ts';

forEachDatabase(({ database }) => {
  const { clock, harness, referral, token, waitUntil, summary, rewards, balance, pair, reach } =
    referralHarness(database);

  // covers 3
  test("makes a member who registers with a player's code a friend, not a downline", async () => {
    await addMember(harness.app, 'hostess1');
    const { code, path } = await summary('hostess1');
    assert.equal(path, `/register?referralCode=${code}`);
    assert.equal((await summary('hostess1')).code, code, 'the code stays');
    assert.equal((await harness.api.send(checkAffiliateCode, { code: code.toLowerCase() })).status, 200);
    const form = { registerMethod: 'WEB', login: true, termsAccepted: true, password: 'Harbour12' };
    for (const [no, typed] of [{ referralCode: code }, { affiliateCode: code.toLowerCase() }].entries()) {
      const username = `guest0${no}`;
      const made = await harness.api.send(register, { ...form, username, confirmPassword: 'Harbour12', ...typed });
      assert.equal(made.status, 200, made.message);
      const guest = await harness.app.modules.member.byAccount(username);
      assert.equal(guest?.uplinePath, `${guest?.id}.`);
    }
    const asked = { token: await token('hostess1') };
    const { list, totalPages } = (await harness.api.send(listReferralFriends, {}, asked)).value;
    assert.deepEqual([list.map(({ name }) => name).sort(), totalPages], [['gu***0', 'gu***1'], 1]);
    assert.deepEqual(Object.keys(list[0] ?? {}).sort(), ['earned', 'hasDeposited', 'hasReached', 'invitedAt', 'name']);
    assert.equal((await summary('hostess1')).friends, 2);
  });

  test('uses the affiliate code for agents: friends become downline and earn by contract', async () => {
    const agent = await addMember(harness.app, 'agent47', { type: 1, affiliateCode: 'AGENT47' });
    const { code, terms } = await summary('agent47');
    assert.deepEqual([code, terms.inviterReward, terms.shareBasisPoints], ['AGENT47', '0.00', 0]);
    const form = { registerMethod: 'WEB', login: true, termsAccepted: true, username: 'below047' };
    await harness.api.send(register, {
      ...form,
      password: 'Harbour12',
      confirmPassword: 'Harbour12',
      referralCode: code,
    });
    const below = await harness.app.modules.member.byAccount('below047');
    assert.equal(below?.uplinePath, `${agent.uplinePath}${below?.id}.`);
    assert.ok(below);
    await reach(below);
    assert.deepEqual(await rewards('agent47'), []);
    const [grant] = (
      await harness.api.send(listRewards, {}, { token: await tokenOf(harness.app, 'below047', 'Harbour12') })
    ).value.list;
    assert.equal(grant?.amount, '20.00');
  });

  // covers 1, 2.5
  test('rewards both once when the friend has deposited and staked enough', async () => {
    const { friend } = await pair('anna');
    const { outbox } = harness.app.server.kernel;
    const deposit = paidIn(friend, '6000');
    const bet = settledBet(friend, { stakeMinor: '49999' });
    for (const _ of [1, 2]) {
      await outbox.publish(depositCredited, deposit);
      await outbox.publish(betSettled, bet);
    }
    await outbox.publish(depositCredited, paidIn(friend, '4000'));
    await outbox.drain();
    assert.deepEqual(await rewards('annainviter'), [], 'one cent of stakes is missing');
    await outbox.publish(betSettled, settledBet(friend, { stakeMinor: '1' }));
    await outbox.drain();
    await reach(friend);
    const [given, ...more] = await rewards('annainviter');
    assert.deepEqual([given?.amount, given?.turnover, given?.source, more.length], ['50.00', '50.00', 'referral', 0]);
    assert.deepEqual(
      (await rewards('annafriend')).map(({ amount }) => amount),
      ['20.00'],
    );
    const [message] = (await harness.api.send(listMessages, {}, { token: await token('annainviter') })).value.list;
    assert.deepEqual([message?.topic, message?.title], ['referral', '50.00 for inviting a friend']);
    const claimed = { token: await token('annainviter'), headers: { 'idempotency-key': 'claim-anna-1' } };
    await harness.api.send(claimReward, { id: given?.id ?? '' }, claimed);
    assert.equal(await balance('annainviter'), '50.00');
    const seen = await summary('annainviter');
    assert.deepEqual([seen.friends, seen.reached, seen.earned], [1, 1, '50.00']);
    const { list } = (await harness.api.send(listReferralFriends, {}, { token: await token('annainviter') })).value;
    assert.deepEqual([list[0]?.hasDeposited, list[0]?.hasReached, list[0]?.earned], [true, true, '50.00']);
  });

  test('counts and rewards a friend once in ten processes', async () => {
    const { friend } = await pair('race');
    const bets = Array.from({ length: 10 }, () => settledBet(friend, { stakeMinor: '5000' }));
    const deposit = paidIn(friend, '10000');
    await Promise.all(bets.flatMap(() => [referral().count(bets), referral().countDeposit(deposit)]));
    assert.deepEqual(
      (await rewards('raceinviter')).map(({ amount }) => amount),
      ['50.00'],
    );
    assert.deepEqual(
      (await rewards('racefriend')).map(({ amount }) => amount),
      ['20.00'],
    );
  });

  test('refuses self-invitation and second inviters, and gives nothing to closed and trial accounts', async () => {
    const { inviter, friend } = await pair('bert');
    await referral().addLink(inviter.id, inviter.id);
    const other = await addMember(harness.app, 'second01');
    await referral().addLink(friend.id, other.id);
    assert.deepEqual([(await summary('bertinviter')).friends, (await summary('second01')).friends], [1, 0]);
    await harness.app.modules.member.setState(inviter.id, 'closed');
    await reach(friend);
    assert.deepEqual(
      (await rewards('bertfriend')).map(({ amount }) => amount),
      ['20.00'],
    );
    assert.equal(await referral().inviterOf((await referral().codes.of(inviter)) ?? ''), undefined);
    await harness.app.modules.member.setState(inviter.id, 'open');
    await reach(friend);
    assert.deepEqual(await rewards('bertinviter'), []);
    const trial = await addMember(harness.app, 'trial000147', { type: trialType, password: undefined });
    for (const call of [getReferral, listReferralFriends, getReferralEarnings])
      assert.equal(
        (await harness.api.send(call, {}, { token: await tokenOf(harness.app, 'trial000147') })).code,
        'in_need_true_account',
      );
    assert.equal(await referral().inviterOf(await referral().codes.of(trial)), undefined);
    assert.equal((await harness.api.send(getReferral, {})).code, 'not_logged_in');
  });

  // covers 1
  test('gives nothing for friends of one address, bank account or contact; for others up to the monthly cap', async () => {
    const { member } = harness.app.modules;
    const one = await pair('nell');
    for (const { id } of [one.inviter, one.friend]) await member.addresses.note(id, '198.51.100.7');
    const two = await pair('olga');
    const contact = { value: 'olga@example.com', isVerified: true };
    for (const { id } of [two.inviter, two.friend]) await member.contacts.save(id, 'email', contact);
    const three = await pair('pola');
    const account = { bankCode: 'bdo', number: '001234567899', holder: 'Pola' };
    for (const { id } of [three.inviter, three.friend])
      await harness.app.modules.payments.bankAccounts.bind(id, account);
    for (const { friend } of [one, two, three]) await reach(friend);
    for (const name of ['nell', 'olga', 'pola']) {
      assert.deepEqual(await rewards(`${name}inviter`), [], name);
      assert.deepEqual(await rewards(`${name}friend`), [], name);
    }
    waitUntil('2026-03-07T05:00:00.000Z');
    await referral().payShares(clock.now());
    assert.equal(await balance('nellinviter'), '0.00', 'no share either');
    const { settings } = harness.app.modules;
    const terms = await settings.get('rewards.referral');
    await settings.write('rewards.referral', { ...terms, rewardedFriendsAtMost: 1 }, 'test');
    const { friend } = await pair('quin');
    const inviter = await member.byAccount('quininviter');
    const next = await addMember(harness.app, 'quinsecond');
    await referral().addLink(next.id, inviter?.id ?? '');
    await Promise.all([reach(friend), reach(next)]);
    assert.equal((await rewards('quininviter')).length, 1);
    assert.deepEqual([(await rewards('quinfriend')).length, (await rewards('quinsecond')).length], [1, 1]);
    await settings.write('rewards.referral', terms, 'test');
  });

  test('keeps the ledger balanced', async () => {
    assert.equal((await harness.app.modules.wallet.checkLedger()).balanced, true);
  });
});
