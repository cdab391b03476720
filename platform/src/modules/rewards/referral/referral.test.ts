import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { checkAffiliateCode } from '@portal/shared/contract/agents/team-overview';
import { trialType } from '@portal/shared/contract/constants';
import { listMessages } from '@portal/shared/contract/inbox/inbox-calls';
import { register } from '@portal/shared/contract/member/register';
import { getReferral, getReferralEarnings, listReferralFriends } from '@portal/shared/contract/rewards/referral-calls';
import { claimReward, listRewards } from '@portal/shared/contract/rewards/reward-calls';
import { getBalance } from '@portal/shared/contract/wallet/get-balance';
import type { App } from '../../../app.ts';
import { betSettled } from '../../../kernel/events/bet-settled.ts';
import { depositCredited } from '../../../kernel/events/deposit-credited.ts';
import { newId } from '../../../kernel/ids.ts';
import { addMember, tokenOf } from '../../../testing/add-member.ts';
import { type ApiClient, apiClient } from '../../../testing/api-client.ts';
import { forEachDatabase } from '../../../testing/databases.ts';
import { heldUntilMet } from '../../../testing/held-until-met.ts';
import { whileRefused } from '../../../testing/refused-rows.ts';
import { settledBet } from '../../../testing/settled-bet.ts';
import { type TestClock, testClock } from '../../../testing/test-clock.ts';
import { perMinuteKeys, testApp } from '../../../testing/test-kernel.ts';
import type { Member } from '../../member/index.ts';

const paidIn = ({ id }: Member, amountMinor: string, reference = newId()) => ({
  ...{ memberId: id, reference, amountMinor },
  creditedAt: '2026-03-02T07:00:00.000Z',
});

forEachDatabase(({ kind, database }) => {
  let app: App;
  let api: ApiClient;
  let clock: TestClock;

  before(async () => {
    // Noon of 2 March where the portal's days are those of Ho Chi Minh City.
    clock = testClock('2026-03-02T05:00:00.000Z');
    app = await testApp(database(), { clock });
    api = apiClient(app);
    for (const key of [...perMinuteKeys, 'login.triesPerMinute'] as const)
      await app.modules.content.settings.write(key, 1000, 'test');
    await app.modules.content.settings.write('identity.humanVerification', [], 'test');
  });
  after(() => app.close());

  const referral = () => app.modules.rewards.referral;
  const tokens = new Map<string, string>();
  /** Not by a login, which would leave one address with all of them. */
  async function sessionOf(account: string): Promise<string> {
    const member = await app.modules.member.byAccount(account);
    const start = { address: '127.0.0.1', client: '', passwordChangeRequired: false };
    return app.modules.session.open({ ...start, memberId: member?.id ?? '' });
  }
  async function token(account: string) {
    const known = tokens.get(account) ?? (await sessionOf(account));
    tokens.set(account, known);
    return known;
  }
  /** Sessions do not live as long as that. */
  const waitUntil = (time: string) => {
    clock.set(time);
    tokens.clear();
  };
  const summary = async (account: string) => (await api.send(getReferral, {}, { token: await token(account) })).value;
  const rewards = async (account: string) =>
    (await api.send(listRewards, {}, { token: await token(account) })).value.list;
  const balance = async (account: string) =>
    (await api.send(getBalance, {}, { token: await token(account) })).value.sumBalance;
  /** Inviter and friend, linked. */
  async function pair(name: string, change = {}) {
    const inviter = await addMember(app, `${name}inviter`, change);
    const friend = await addMember(app, `${name}friend`);
    await referral().addLink(friend.id, inviter.id);
    return { inviter, friend };
  }
  const reach = async (friend: Member) => {
    await referral().countDeposit(paidIn(friend, '10000'));
    await referral().count([settledBet(friend, { stakeMinor: '50000' })]);
  };

  test('who registers by the code of a player is its friend, and stands below nobody', async () => {
    await addMember(app, 'hostess1');
    const { code, path } = await summary('hostess1');
    assert.equal(path, `/register?referralCode=${code}`);
    assert.equal((await summary('hostess1')).code, code, 'the code stays');
    assert.equal((await api.send(checkAffiliateCode, { code: code.toLowerCase() })).status, 200);
    const form = { registerMethod: 'WEB', login: true, termsAccepted: true, password: 'Secret12' };
    for (const [no, typed] of [{ referralCode: code }, { affiliateCode: code.toLowerCase() }].entries()) {
      const username = `guest0${no}`;
      const made = await api.send(register, { ...form, username, confirmPassword: 'Secret12', ...typed });
      assert.equal(made.status, 200, made.message);
      const guest = await app.modules.member.byAccount(username);
      assert.equal(guest?.uplinePath, `${guest?.id}.`);
    }
    const asked = { token: await token('hostess1') };
    const { list, totalPages } = (await api.send(listReferralFriends, {}, asked)).value;
    assert.deepEqual([list.map(({ name }) => name).sort(), totalPages], [['gu***0', 'gu***1'], 1]);
    assert.deepEqual(Object.keys(list[0] ?? {}).sort(), ['earned', 'hasDeposited', 'hasReached', 'invitedAt', 'name']);
    assert.equal((await summary('hostess1')).friends, 2);
  });

  test("an agent's code is its affiliate code: friends stand below it, and bring what its contracts say", async () => {
    const agent = await addMember(app, 'agent47', { type: 1, affiliateCode: 'AGENT47' });
    const { code, terms } = await summary('agent47');
    assert.deepEqual([code, terms.inviterReward, terms.shareBasisPoints], ['AGENT47', '0.00', 0]);
    const form = { registerMethod: 'WEB', login: true, termsAccepted: true, username: 'below047' };
    await api.send(register, { ...form, password: 'Secret12', confirmPassword: 'Secret12', referralCode: code });
    const below = await app.modules.member.byAccount('below047');
    assert.equal(below?.uplinePath, `${agent.uplinePath}${below?.id}.`);
    assert.ok(below);
    await reach(below);
    assert.deepEqual(await rewards('agent47'), []);
    const [grant] = (await api.send(listRewards, {}, { token: await tokenOf(app, 'below047', 'Secret12') })).value.list;
    assert.equal(grant?.amount, '20.00');
  });

  test('both are rewarded when the friend has deposited and staked enough: once, whatever is told twice', async () => {
    const { friend } = await pair('anna');
    const { outbox } = app.server.kernel;
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
    const [told] = (await api.send(listMessages, {}, { token: await token('annainviter') })).value.list;
    assert.deepEqual([told?.topic, told?.title], ['referral', '50.00 for inviting a friend']);
    const claimed = { token: await token('annainviter'), headers: { 'idempotency-key': 'claim-anna-1' } };
    await api.send(claimReward, { id: given?.id ?? '' }, claimed);
    assert.equal(await balance('annainviter'), '50.00');
    const seen = await summary('annainviter');
    assert.deepEqual([seen.friends, seen.reached, seen.earned], [1, 1, '50.00']);
    const { list } = (await api.send(listReferralFriends, {}, { token: await token('annainviter') })).value;
    assert.deepEqual([list[0]?.hasDeposited, list[0]?.hasReached, list[0]?.earned], [true, true, '50.00']);
  });

  test('told by ten processes at once, a friend is counted and rewarded once', async () => {
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

  test('nobody invites themselves, nobody is invited twice, closed and trial accounts are given nothing', async () => {
    const { inviter, friend } = await pair('bert');
    await referral().addLink(inviter.id, inviter.id);
    const other = await addMember(app, 'second01');
    await referral().addLink(friend.id, other.id);
    assert.deepEqual([(await summary('bertinviter')).friends, (await summary('second01')).friends], [1, 0]);
    await app.modules.member.setState(inviter.id, 'closed');
    await reach(friend);
    assert.deepEqual(
      (await rewards('bertfriend')).map(({ amount }) => amount),
      ['20.00'],
    );
    assert.equal(await referral().inviterOf((await referral().codes.of(inviter)) ?? ''), undefined);
    await app.modules.member.setState(inviter.id, 'open');
    await reach(friend);
    assert.deepEqual(await rewards('bertinviter'), []);
    const trial = await addMember(app, 'trial000147', { type: trialType, password: undefined });
    for (const call of [getReferral, listReferralFriends, getReferralEarnings])
      assert.equal(
        (await api.send(call, {}, { token: await tokenOf(app, 'trial000147') })).code,
        'in_need_true_account',
      );
    assert.equal(await referral().inviterOf(await referral().codes.of(trial)), undefined);
    assert.equal((await api.send(getReferral, {})).code, 'not_logged_in');
  });

  test('the share of a day is paid once, rounded down for each friend; what is told late comes with the next day', async () => {
    const { inviter, friend } = await pair('cora');
    const second = await addMember(app, 'corasecond');
    await referral().addLink(second.id, inviter.id);
    const day = '2026-03-02';
    const bet = (member: Member, stakeMinor: string, change = {}) => settledBet(member, { stakeMinor, day, ...change });
    await referral().count([bet(friend, '123456'), bet(friend, '544'), bet(second, '1999'), bet(second, '999')]);
    await referral().payShares(clock.now());
    assert.equal(await balance('corainviter'), '0.00', 'the day is not over');
    waitUntil('2026-03-02T17:14:59.000Z');
    await referral().payShares(clock.now());
    assert.equal(await balance('corainviter'), '0.00', 'bets of the last minutes may still be told');
    waitUntil('2026-03-02T17:15:00.000Z');
    await Promise.all([1, 2, 3, 4].map(() => referral().payShares(clock.now())));
    await referral().payShares(clock.now());
    assert.equal(await balance('corainviter'), '1.26', '1,240.00 and 29.98 at 0.1 %: 1.24 and 0.02');
    await referral().count([bet(friend, '100000'), bet(friend, '50000', { day: '2026-03-03' })]);
    await referral().payShares(clock.now());
    assert.equal(await balance('corainviter'), '1.26');
    waitUntil('2026-03-03T17:15:00.000Z');
    await app.server.kernel.jobs.runDue();
    assert.equal(await balance('corainviter'), '2.76');
    const asked = { token: await token('corainviter') };
    const { points, total } = (await api.send(getReferralEarnings, {}, asked)).value;
    assert.deepEqual(points, [
      { day: '2026-03-02', rewards: '0.00', shares: '1.26', total: '1.26' },
      { day: '2026-03-03', rewards: '0.00', shares: '1.50', total: '1.50' },
    ]);
    assert.equal(total, '2.76');
    for (const bad of [{ from: '2026-13-01' }, { from: '2026-03-03', to: '2026-03-01' }, { from: '2020-01-01' }])
      assert.equal((await api.send(getReferralEarnings, bad, asked)).status, 400);
  });

  test('bets that are told while shares are paid are paid for with the next day', async () => {
    if (kind === 'embedded') return;
    const { inviter, friend } = await pair('late');
    const second = await addMember(app, 'latesecond');
    await referral().addLink(second.id, inviter.id);
    const bet = (member: Member) => settledBet(member, { stakeMinor: '100000', day: '2026-03-03' });
    await referral().count([bet(friend)]);
    waitUntil('2026-03-04T05:00:00.000Z');
    await heldUntilMet(
      database(),
      () => referral().count([bet(friend), bet(second)]),
      () => referral().payShares(clock.now()),
    );
    waitUntil('2026-03-05T05:00:00.000Z');
    await referral().payShares(clock.now());
    assert.equal(await balance('lateinviter'), '3.00');
  });

  test('an inviter whose share cannot be paid keeps nobody behind them waiting', async () => {
    const both = [await pair('rita'), await pair('sara')];
    waitUntil('2026-03-06T05:00:00.000Z');
    await referral().count(both.map(({ friend }) => settledBet(friend, { stakeMinor: '100000', day: '2026-03-05' })));
    const [first, next] = both.map(({ inviter }) => inviter).sort((one, other) => (one.id < other.id ? -1 : 1));
    assert.ok(first && next);
    const refused = { table: 'referral_earnings', column: 'inviter_id', value: first.id };
    await whileRefused(database(), refused, () => assert.rejects(referral().payShares(clock.now())));
    assert.deepEqual([await balance(first.account), await balance(next.account)], ['0.00', '1.00']);
    await referral().payShares(clock.now());
    assert.deepEqual([await balance(first.account), await balance(next.account)], ['1.00', '1.00']);
  });

  test('friends of one address, bank account or contact bring nothing; others do up to the cap of a month', async () => {
    const { member } = app.modules;
    const one = await pair('nell');
    for (const { id } of [one.inviter, one.friend]) await member.noteAddress(id, '198.51.100.7');
    const two = await pair('olga');
    const contact = { value: 'olga@example.com', isVerified: true };
    for (const { id } of [two.inviter, two.friend]) await member.saveContact(id, 'email', contact);
    const three = await pair('pola');
    const account = { bankCode: 'bdo', number: '001234567899', holder: 'Pola' };
    for (const { id } of [three.inviter, three.friend]) await app.modules.payments.bankAccounts.bind(id, account);
    for (const { friend } of [one, two, three]) await reach(friend);
    for (const name of ['nell', 'olga', 'pola']) {
      assert.deepEqual(await rewards(`${name}inviter`), [], name);
      assert.deepEqual(await rewards(`${name}friend`), [], name);
    }
    waitUntil('2026-03-07T05:00:00.000Z');
    await referral().payShares(clock.now());
    assert.equal(await balance('nellinviter'), '0.00', 'no share either');
    const { settings } = app.modules.content;
    const terms = await settings.get('rewards.referral');
    await settings.write('rewards.referral', { ...terms, rewardedFriendsAtMost: 1 }, 'test');
    const { friend } = await pair('quin');
    const inviter = await member.byAccount('quininviter');
    const next = await addMember(app, 'quinsecond');
    await referral().addLink(next.id, inviter?.id ?? '');
    await Promise.all([reach(friend), reach(next)]);
    assert.equal((await rewards('quininviter')).length, 1);
    assert.deepEqual([(await rewards('quinfriend')).length, (await rewards('quinsecond')).length], [1, 1]);
    await settings.write('rewards.referral', terms, 'test');
  });

  test('while it is closed nothing is given; what was reached is given when it opens again', async () => {
    const { content } = app.modules;
    const open = await content.settings.get('rewards.referral');
    await content.settings.write('rewards.referral', { ...open, isOpen: false }, 'test');
    const { friend } = await pair('dave');
    await reach(friend);
    assert.deepEqual(await rewards('daveinviter'), []);
    clock.advanceMs(86_400_000);
    await referral().payShares(clock.now());
    await content.settings.write('rewards.referral', open, 'test');
    tokens.clear();
    await referral().payShares(clock.now());
    assert.equal(await balance('daveinviter'), '0.00', 'stakes of that time are never paid for');
    await referral().count([settledBet(friend, { stakeMinor: '1' })]);
    assert.deepEqual(
      (await rewards('daveinviter')).map(({ amount }) => amount),
      ['50.00'],
    );
  });

  test('the books hold after all of it', async () => {
    assert.equal((await app.modules.wallet.checkLedger()).balanced, true);
  });
});
