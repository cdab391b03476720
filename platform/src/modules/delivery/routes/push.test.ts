import assert from 'node:assert/strict';
import { after, before, beforeEach, test } from 'node:test';
import {
  checkPushDevice,
  getPushKey,
  type PushChoices,
  pushDevicesPerMember,
  subscribePush,
  unsubscribePush,
} from '@portal/shared/contract/delivery/push';
import { endOtherSessions, logout } from '@portal/shared/contract/sessions/sessions';
import { forEachDatabase } from '../../../testing/database/databases.ts';
import { hostedApp } from '../../../testing/hosted-app.ts';
import { testClock } from '../../../testing/test-clock.ts';
import { addMember, tokenOf } from '../../accounts/testing/add-member.ts';
import { betSettled } from '../../games/index.ts';
import { settledBet } from '../../games/testing/settled-bet.ts';
import { withdrawalEnded } from '../../payments/index.ts';
import { deliveryMessages } from '../delivery.tables.ts';
import { pushDevices } from '../push/push.tables.ts';
import { type PushService, startPushService } from '../testing/push-service.ts';
import { vapidEnv } from '../testing/vapid-env.ts';

const all: PushChoices = { kinds: ['withdrawals', 'tickets', 'rewards'], showsAmounts: false };

forEachDatabase(({ database }) => {
  const clock = testClock();
  const env = vapidEnv();
  const harness = hostedApp(database, { clock, env });
  let service: PushService;
  before(async () => {
    service = await startPushService();
  });
  after(() => service.close());
  beforeEach(async () => {
    await database().db.delete(deliveryMessages);
    await database().db.delete(pushDevices);
    service.received.length = 0;
    service.answerWith(201);
  });

  async function member(account: string) {
    const added = await addMember(harness.app, account);
    return { ...added, token: await tokenOf(harness.app, account) };
  }
  const subscribe = (token: string, subscription = service.subscribe(), choices: object = all, language = 'EN') =>
    harness.api
      .send(subscribePush, { ...subscription, ...choices }, { token, headers: { 'accept-language': language } })
      .then((answer) => ({ ...answer, endpoint: subscription.endpoint }));
  const check = async (token: string, endpoint: string) =>
    (await harness.api.send(checkPushDevice, { endpoint }, { token })).value.choices;
  const paid = (memberId: string) =>
    harness.app.server.kernel.outbox.publish(withdrawalEnded, {
      memberId,
      reference: 'WD-2611-7K3QX',
      state: 'paid',
      amountMinor: '148500',
    });
  async function deliver() {
    await harness.app.server.kernel.outbox.drain();
    await harness.app.modules.delivery.drain();
    return service.received.map(({ payload: { title, body, path } }) => [title, body, path]);
  }
  const rows = () => database().db.select().from(deliveryMessages);
  const short = ['Your withdrawal was paid', 'WD-2611-7K3QX', '/#member-withdraw'];

  // covers 8
  test('sends nothing until the member subscribes, and then a withdrawal with its reference and no amount', async () => {
    const anna = await member('pu-anna');
    await paid(anna.id);
    assert.deepEqual(await deliver(), []);
    assert.equal((await harness.api.send(getPushKey, {}, { token: anna.token })).value.publicKey, env.VAPID_PUBLIC_KEY);
    const { value } = await subscribe(anna.token);
    assert.deepEqual(value.choices, all);
    await paid(anna.id);
    assert.deepEqual(await deliver(), [short]);
    const [message] = service.received;
    assert.deepEqual(message?.sender, { publicKey: env.VAPID_PUBLIC_KEY, subject: env.VAPID_SUBJECT });
    assert.equal(message?.ttl, '86400');
    assert.equal((await rows())[0]?.id, message?.payload.tag);
  });

  test('writes in the language of the device, with amounts only if they were chosen', async () => {
    const ben = await member('pu-ben1');
    const { endpoint } = await subscribe(ben.token, undefined, { ...all, showsAmounts: true }, 'VN');
    await paid(ben.id);
    assert.deepEqual(await deliver(), [
      ['Lần rút tiền của bạn đã được trả', '1,485.00, WD-2611-7K3QX', '/#member-withdraw'],
    ]);
    const kept = service.received[0]?.endpoint;
    assert.equal(kept, endpoint);
  });

  test('sends only the chosen kinds, and settled bets of matches and draws in one', async () => {
    const cleo = await member('pu-cleo');
    const subscription = service.subscribe();
    await subscribe(cleo.token, subscription, { ...all, kinds: ['tickets'] });
    const bet = { id: cleo.id, uplinePath: `${cleo.id}.` };
    const { outbox } = harness.app.server.kernel;
    await paid(cleo.id);
    await outbox.publishAll(betSettled, [
      settledBet(bet, { gameType: 'LOTT', gameName: 'Fast One Minute' }),
      settledBet(bet, { gameType: 'RNG' }),
    ]);
    assert.deepEqual(await deliver(), [
      [
        'Your bet is settled',
        'Fast One Minute. Open your bet history to see the result.',
        '/#member-personalHistoryCopy',
      ],
    ]);
    assert.equal((await subscribe(cleo.token, subscription, { kinds: ['tickets'], showsAmounts: true })).status, 200);
    await outbox.publishAll(betSettled, [
      settledBet(bet, { gameType: 'SPORTS' }),
      settledBet(bet, { gameType: 'ESPORTS' }),
    ]);
    assert.deepEqual((await deliver()).at(-1)?.slice(0, 2), ['2 of your bets are settled', 'Stakes 50.00, wins 20.00']);
    assert.equal((await database().db.select().from(pushDevices)).length, 1, 'one device');
  });

  test('notifies of a reward that waits to be claimed, once', async () => {
    const dora = await member('pu-dora');
    await subscribe(dora.token);
    const name = { EN: 'Welcome' };
    const given = { memberId: dora.id, source: 'promotion', reference: 'welcome', name, amountMinor: 1000n } as const;
    await harness.app.modules.rewards.grants.give(given);
    await harness.app.modules.rewards.grants.give(given);
    assert.deepEqual(await deliver(), [['You have a new reward', 'Claim it under Rewards.', '/#member-rewardCenter']]);
  });

  for (const status of [404, 410])
    test(`forgets a device whose subscription has ended (${status}), and tries no more`, async () => {
      const ella = await member(`pu-ella${status}`);
      const { endpoint } = await subscribe(ella.token);
      service.answerWith(status);
      await paid(ella.id);
      await deliver();
      assert.equal(await check(ella.token, endpoint), undefined);
      const [row] = await rows();
      assert.deepEqual([row?.state, row?.attempts, row?.failure], ['failed', 1, `push service ${status}`]);
      service.answerWith(201);
      await paid(ella.id);
      assert.deepEqual(await deliver(), []);
    });

  for (const answer of [429, 500, 503, 'close'] as const)
    test(`tries again after ${answer}, and keeps the device`, async () => {
      const fay = await member(`pu-fay${answer}`);
      await subscribe(fay.token);
      service.answerWith(answer);
      await paid(fay.id);
      await deliver();
      assert.deepEqual([(await rows())[0]?.state, (await rows())[0]?.attempts], ['waiting', 1]);
      service.answerWith(201);
      clock.advanceMs(2000);
      assert.deepEqual(await deliver(), [short]);
      assert.equal((await rows())[0]?.state, 'sent');
    });

  test('sends nothing more to a device that logged out, and what waited for it ends', async () => {
    const gina = await member('pu-gina');
    const { endpoint } = await subscribe(gina.token);
    service.answerWith(500);
    await paid(gina.id);
    await deliver();
    await harness.api.send(logout, {}, { token: gina.token });
    service.answerWith(201);
    clock.advanceMs(2000);
    assert.deepEqual(await deliver(), []);
    assert.equal((await rows())[0]?.failure, 'the device was forgotten');
    const again = await tokenOf(harness.app, 'pu-gina');
    assert.equal(await check(again, endpoint), undefined);
  });

  test('ends the devices of other sessions with them, and keeps this one', async () => {
    const hana = await member('pu-hana');
    const here = await subscribe(hana.token);
    const other = await tokenOf(harness.app, 'pu-hana');
    const there = await subscribe(other);
    await harness.api.send(endOtherSessions, {}, { token: hana.token });
    await paid(hana.id);
    await deliver();
    assert.deepEqual(
      service.received.map(({ endpoint }) => endpoint),
      [here.endpoint],
    );
    assert.equal(await check(hana.token, there.endpoint), undefined);
  });

  test('keeps a device over a session that ran out, and binds it at the next login on it', async () => {
    const iris = await member('pu-iris');
    const { endpoint } = await subscribe(iris.token);
    clock.advanceMs(13 * 3_600_000);
    await paid(iris.id);
    assert.deepEqual(await deliver(), [short]);
    const again = await tokenOf(harness.app, 'pu-iris');
    assert.deepEqual(await check(again, endpoint), all);
    await harness.api.send(logout, {}, { token: again });
    await paid(iris.id);
    assert.equal((await deliver()).length, 1);
  });

  test('sends nothing of a member to a device that another has logged in on', async () => {
    const jana = await member('pu-jana');
    const kira = await member('pu-kira');
    const { endpoint } = await subscribe(jana.token);
    assert.equal(await check(kira.token, endpoint), undefined);
    await paid(jana.id);
    await paid(kira.id);
    assert.deepEqual(await deliver(), []);
  });

  test('gives a device that two members subscribe at once to one of them, without what waited for the other', async () => {
    const lara = await member('pu-lara');
    const mira = await member('pu-mira');
    const subscription = service.subscribe();
    await subscribe(lara.token, subscription);
    service.answerWith(500);
    await paid(lara.id);
    await deliver();
    const answers = await Promise.all([mira, mira].map(({ token }) => subscribe(token, subscription)));
    assert.deepEqual(
      answers.map(({ status }) => status),
      [200, 200],
    );
    service.answerWith(201);
    clock.advanceMs(2000);
    assert.deepEqual(await deliver(), []);
    const shared = service.subscribe();
    const both = await Promise.all([lara, mira].map(({ token }) => subscribe(token, shared)));
    assert.deepEqual(
      both.map(({ status }) => status),
      [200, 200],
    );
    await paid(lara.id);
    await paid(mira.id);
    await deliver();
    assert.equal(service.received.filter(({ endpoint }) => endpoint === shared.endpoint).length, 1);
  });

  test('lets a member unsubscribe their own device, and nobody else', async () => {
    const lena = await member('pu-lena');
    const mona = await member('pu-mona');
    const { endpoint } = await subscribe(lena.token);
    assert.equal((await harness.api.send(unsubscribePush, { endpoint }, { token: mona.token })).status, 200);
    assert.deepEqual(await check(lena.token, endpoint), all);
    for (let turn = 0; turn < 2; turn += 1)
      assert.equal((await harness.api.send(unsubscribePush, { endpoint }, { token: lena.token })).status, 200);
    assert.equal(await check(lena.token, endpoint), undefined);
  });

  test('keeps ten devices of a member, also when they subscribe at once', async () => {
    const nora = await member('pu-nora');
    const first = await subscribe(nora.token);
    clock.advanceMs(1000);
    await Promise.all(Array.from({ length: pushDevicesPerMember + 1 }, () => subscribe(nora.token)));
    assert.equal((await database().db.select().from(pushDevices)).length, pushDevicesPerMember);
    assert.equal(await check(nora.token, first.endpoint), undefined, 'the oldest has gone');
  });

  test('forgets a device that nobody has logged in on for 30 days', async () => {
    const olga = await member('pu-olga');
    await subscribe(olga.token);
    clock.advanceMs(31 * 24 * 3_600_000);
    await harness.app.server.kernel.jobs.runDue();
    assert.deepEqual(await database().db.select().from(pushDevices), []);
  });

  test('keeps a device whose session ends because the member logs in elsewhere', async () => {
    const { write } = harness.app.modules.settings;
    const pia = await member('pu-pia1');
    const { endpoint } = await subscribe(pia.token);
    await write('singleSession', true, 'test');
    const again = await tokenOf(harness.app, 'pu-pia1');
    await write('singleSession', false, 'test');
    assert.deepEqual(await check(again, endpoint), all);
  });

  test('refuses what is no subscription, stores nothing of it, and needs a login', async () => {
    const rita = await member('pu-rita');
    const good = service.subscribe();
    const { p256dh, auth } = good.keys;
    const bad: [object, number][] = [
      [{ ...good, endpoint: 'http://push.example.com/x' }, 422],
      [{ ...good, endpoint: 'https://10.0.0.1/x' }, 422],
      [{ ...good, endpoint: 'https://user@push.example.com/x' }, 422],
      [{ ...good, endpoint: 'javascript:alert(1)' }, 400],
      [{ ...good, endpoint: `https://push.example.com/${'x'.repeat(1000)}` }, 400],
      [{ ...good, endpoint: 7 }, 400],
      [{ ...good, keys: { p256dh: Buffer.alloc(65).toString('base64url'), auth } }, 422],
      [{ ...good, keys: { p256dh: `${p256dh}=`, auth } }, 400],
      [{ ...good, keys: { p256dh, auth: 'short' } }, 400],
      [{ ...good, keys: { p256dh, auth, more: 1 } }, 400],
      [{ ...good, expirationTime: null }, 400],
      [{ ...good, kinds: [] }, 400],
      [{ ...good, kinds: ['rewards', 'rewards'] }, 400],
      [{ ...good, kinds: ['deposits'] }, 400],
      [{ ...good, showsAmounts: 'yes' }, 400],
    ];
    for (const [input, status] of bad) {
      const { status: answered } = await harness.api.send(subscribePush, { ...all, ...input }, { token: rita.token });
      assert.equal(answered, status, JSON.stringify(input).slice(0, 90));
    }
    assert.equal((await harness.api.send(subscribePush, { ...good, ...all })).status, 401);
    assert.deepEqual(await database().db.select().from(pushDevices), []);
  });

  test('stores address and keys of a device sealed', async () => {
    const sara = await member('pu-sara');
    const { endpoint } = await subscribe(sara.token);
    const [row] = await database().db.select().from(pushDevices);
    assert.equal(JSON.stringify(row).includes(endpoint.slice(-20)), false);
  });
});
