import assert from 'node:assert/strict';
import { test } from 'node:test';
import {
  getPushKey,
  pushDevicesPerMember,
  subscribePush,
  unsubscribePush,
} from '@portal/shared/contract/delivery/push';
import { forEachDatabase } from '../../../testing/database/databases.ts';
import { betSettled } from '../../games/index.ts';
import { settledBet } from '../../games/testing/settled-bet.ts';
import { allChoices, paidNotification, pushHarness } from '../testing/push-harness.ts';

forEachDatabase(({ database }) => {
  const { hosted, clock, env, service, member, subscribe, check, paid, deliver, messages, devices } =
    pushHarness(database);

  // covers 8
  test('sends nothing until the member subscribes, and then a withdrawal with its reference and no amount', async () => {
    const anna = await member('pu-anna');
    await paid(anna.id);
    assert.deepEqual(await deliver(), []);
    assert.equal((await hosted.api.send(getPushKey, {}, { token: anna.token })).value.publicKey, env.VAPID_PUBLIC_KEY);
    const { value } = await subscribe(anna.token);
    assert.deepEqual(value.choices, allChoices);
    await paid(anna.id);
    assert.deepEqual(await deliver(), [paidNotification]);
    const [message] = service().received;
    assert.deepEqual(message?.sender, { publicKey: env.VAPID_PUBLIC_KEY, subject: env.VAPID_SUBJECT });
    assert.equal(message?.ttl, '86400');
    assert.equal((await messages())[0]?.id, message?.payload.tag);
  });

  test('writes in the language of the device, with amounts only if they were chosen', async () => {
    const ben = await member('pu-ben1');
    const { endpoint } = await subscribe(ben.token, undefined, { ...allChoices, showsAmounts: true }, 'VN');
    await paid(ben.id);
    assert.deepEqual(await deliver(), [
      ['Lần rút tiền của bạn đã được trả', '1,485.00, WD-2611-7K3QX', '/#member-withdraw'],
    ]);
    const kept = service().received[0]?.endpoint;
    assert.equal(kept, endpoint);
  });

  test('sends only the chosen kinds, and settled bets of matches and draws in one', async () => {
    const cleo = await member('pu-cleo');
    const subscription = service().subscribe();
    await subscribe(cleo.token, subscription, { ...allChoices, kinds: ['tickets'] });
    const bet = { id: cleo.id, uplinePath: `${cleo.id}.` };
    const { outbox } = hosted.app.server.kernel;
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
    assert.equal((await devices()).length, 1, 'one device');
  });

  test('notifies of a reward that waits to be claimed, once', async () => {
    const dora = await member('pu-dora');
    await subscribe(dora.token);
    const name = { EN: 'Welcome' };
    const given = { memberId: dora.id, source: 'promotion', reference: 'welcome', name, amountMinor: 1000n } as const;
    await hosted.app.modules.rewards.grants.give(given);
    await hosted.app.modules.rewards.grants.give(given);
    assert.deepEqual(await deliver(), [['You have a new reward', 'Claim it under Rewards.', '/#member-rewardCenter']]);
  });

  for (const status of [404, 410])
    test(`forgets a device whose subscription has ended (${status}), and tries no more`, async () => {
      const ella = await member(`pu-ella${status}`);
      const { endpoint } = await subscribe(ella.token);
      service().answerWith(status);
      await paid(ella.id);
      await deliver();
      assert.equal(await check(ella.token, endpoint), undefined);
      const [row] = await messages();
      assert.deepEqual([row?.state, row?.attempts, row?.failure], ['failed', 1, `push service ${status}`]);
      service().answerWith(201);
      await paid(ella.id);
      assert.deepEqual(await deliver(), []);
    });

  for (const answer of [429, 500, 503, 'close'] as const)
    test(`tries again after ${answer}, and keeps the device`, async () => {
      const fay = await member(`pu-fay${answer}`);
      await subscribe(fay.token);
      service().answerWith(answer);
      await paid(fay.id);
      await deliver();
      assert.deepEqual([(await messages())[0]?.state, (await messages())[0]?.attempts], ['waiting', 1]);
      service().answerWith(201);
      clock.advanceMs(2000);
      assert.deepEqual(await deliver(), [paidNotification]);
      assert.equal((await messages())[0]?.state, 'sent');
    });

  test('lets a member unsubscribe their own device, and nobody else', async () => {
    const lena = await member('pu-lena');
    const mona = await member('pu-mona');
    const { endpoint } = await subscribe(lena.token);
    assert.equal((await hosted.api.send(unsubscribePush, { endpoint }, { token: mona.token })).status, 200);
    assert.deepEqual(await check(lena.token, endpoint), allChoices);
    for (let turn = 0; turn < 2; turn += 1)
      assert.equal((await hosted.api.send(unsubscribePush, { endpoint }, { token: lena.token })).status, 200);
    assert.equal(await check(lena.token, endpoint), undefined);
  });

  test('keeps ten devices of a member, also when they subscribe at once', async () => {
    const nora = await member('pu-nora');
    const first = await subscribe(nora.token);
    clock.advanceMs(1000);
    await Promise.all(Array.from({ length: pushDevicesPerMember + 1 }, () => subscribe(nora.token)));
    assert.equal((await devices()).length, pushDevicesPerMember);
    assert.equal(await check(nora.token, first.endpoint), undefined, 'the oldest has gone');
  });

  test('refuses what is no subscription, stores nothing of it, and needs a login', async () => {
    const rita = await member('pu-rita');
    const good = service().subscribe();
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
      const { status: answered } = await hosted.api.send(
        subscribePush,
        { ...allChoices, ...input },
        { token: rita.token },
      );
      assert.equal(answered, status, JSON.stringify(input).slice(0, 90));
    }
    assert.equal((await hosted.api.send(subscribePush, { ...good, ...allChoices })).status, 401);
    assert.deepEqual(await devices(), []);
  });

  test('stores address and keys of a device sealed', async () => {
    const sara = await member('pu-sara');
    const { endpoint } = await subscribe(sara.token);
    const [row] = await devices();
    assert.equal(JSON.stringify(row).includes(endpoint.slice(-20)), false);
  });
});
