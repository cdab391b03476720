import assert from 'node:assert/strict';
import { test } from 'node:test';
import { endOtherSessions, logout } from '@portal/shared/contract/sessions/sessions';
import { forEachDatabase } from '../../../testing/database/databases.ts';
import { tokenOf } from '../../accounts/testing/add-member.ts';
import { allChoices, paidNotification, pushHarness } from '../testing/push-harness.ts';

forEachDatabase(({ database }) => {
  const { hosted, clock, service, member, subscribe, check, paid, deliver, messages, devices } = pushHarness(database);

  test('sends nothing more to a device that logged out, and what waited for it ends', async () => {
    const gina = await member('pu-gina');
    const { endpoint } = await subscribe(gina.token);
    service().answerWith(500);
    await paid(gina.id);
    await deliver();
    await hosted.api.send(logout, {}, { token: gina.token });
    service().answerWith(201);
    clock.advanceMs(2000);
    assert.deepEqual(await deliver(), []);
    assert.equal((await messages())[0]?.failure, 'the device was forgotten');
    const again = await tokenOf(hosted.app, 'pu-gina');
    assert.equal(await check(again, endpoint), undefined);
  });

  test('ends the devices of other sessions with them, and keeps this one', async () => {
    const hana = await member('pu-hana');
    const here = await subscribe(hana.token);
    const other = await tokenOf(hosted.app, 'pu-hana');
    const there = await subscribe(other);
    await hosted.api.send(endOtherSessions, {}, { token: hana.token });
    await paid(hana.id);
    await deliver();
    assert.deepEqual(
      service().received.map(({ endpoint }) => endpoint),
      [here.endpoint],
    );
    assert.equal(await check(hana.token, there.endpoint), undefined);
  });

  test('keeps a device over a session that ran out, and binds it at the next login on it', async () => {
    const iris = await member('pu-iris');
    const { endpoint } = await subscribe(iris.token);
    clock.advanceMs(13 * 3_600_000);
    await paid(iris.id);
    assert.deepEqual(await deliver(), [paidNotification]);
    const again = await tokenOf(hosted.app, 'pu-iris');
    assert.deepEqual(await check(again, endpoint), allChoices);
    await hosted.api.send(logout, {}, { token: again });
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
    const subscription = service().subscribe();
    await subscribe(lara.token, subscription);
    service().answerWith(500);
    await paid(lara.id);
    await deliver();
    const answers = await Promise.all([mira, mira].map(({ token }) => subscribe(token, subscription)));
    assert.deepEqual(
      answers.map(({ status }) => status),
      [200, 200],
    );
    service().answerWith(201);
    clock.advanceMs(2000);
    assert.deepEqual(await deliver(), []);
    const shared = service().subscribe();
    const both = await Promise.all([lara, mira].map(({ token }) => subscribe(token, shared)));
    assert.deepEqual(
      both.map(({ status }) => status),
      [200, 200],
    );
    await paid(lara.id);
    await paid(mira.id);
    await deliver();
    assert.equal(service().received.filter(({ endpoint }) => endpoint === shared.endpoint).length, 1);
  });

  test('forgets a device that nobody has logged in on for 30 days', async () => {
    const olga = await member('pu-olga');
    await subscribe(olga.token);
    clock.advanceMs(31 * 24 * 3_600_000);
    await hosted.app.server.kernel.jobs.runDue();
    assert.deepEqual(await devices(), []);
  });

  test('keeps a device whose session ends because the member logs in elsewhere', async () => {
    const { write } = hosted.app.modules.settings;
    const pia = await member('pu-pia1');
    const { endpoint } = await subscribe(pia.token);
    await write('singleSession', true, 'test');
    const again = await tokenOf(hosted.app, 'pu-pia1');
    await write('singleSession', false, 'test');
    assert.deepEqual(await check(again, endpoint), allChoices);
  });
});
