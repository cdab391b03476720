import assert from 'node:assert/strict';
import { test } from 'node:test';
import { login, verifyLogin } from '@portal/shared/contract/sessions/login';
import * as v from 'valibot';
import { testPassword } from '../modules/accounts/testing/add-member.ts';
import { addBoundMember } from '../modules/accounts/testing/bound-member.ts';
import { forEachDatabase } from '../testing/database/databases.ts';
import { hostedApp } from '../testing/hosted-app.ts';
import { sentMessages } from '../testing/sent-messages.ts';
import { testClock } from '../testing/test-clock.ts';

const profile = { payeeName: 'Maria Santos' };
const home = '198.51.100.1';
const away = '203.0.113.9';

forEachDatabase(({ database }) => {
  const clock = testClock();
  const harness = hostedApp(database, { clock });

  async function challengeOf(username: string): Promise<string> {
    const input = { type: 'username', username, password: testPassword };
    // A login from home resets the failures, which would otherwise require a captcha.
    await harness.api.send(login, input, { remoteAddress: home });
    const { value } = await harness.api.send(login, input, { remoteAddress: away });
    return v.parse(v.object({ challengeId: v.string() }), value).challengeId;
  }
  const answer = (challengeId: string, text: string) =>
    harness.api.send(verifyLogin, { challengeId, method: 'bankAccountName', answer: text }, { remoteAddress: away });
  const notificationsTo = async (to: string) =>
    (await sentMessages(harness.app)).filter(
      (message) => message.to === to && message.template === 'login-check-failed',
    );

  // covers 4
  test('notifies of wrong answers and the lockout once in 15 minutes, also for concurrent ones', async () => {
    await addBoundMember(
      harness.app,
      'warned01',
      { email: 'warned01@example.com', mobile: '+639175550501', address: home },
      { profile },
    );
    const ids: string[] = [];
    for (let turn = 0; turn < 8; turn += 1) ids.push(await challengeOf('warned01'));
    const answers = await Promise.all(ids.slice(1).map((id) => answer(id, 'Nobody')));
    assert.equal(answers.filter(({ status }) => status === 429).length, 2);
    const [message, ...more] = await notificationsTo('warned01@example.com');
    assert.match(message?.text ?? '', /account warned01 .*After five wrong answers.*change your password/);
    assert.deepEqual([more, await notificationsTo('+639175550501')], [[], []], 'one message, at one place');
    clock.advanceMs(9 * 60_000);
    assert.equal((await answer(ids[0] ?? '', 'Nobody')).status, 429);
    assert.equal((await notificationsTo('warned01@example.com')).length, 1);
    clock.advanceMs(6 * 60_000 + 1000);
    assert.equal((await answer(await challengeOf('warned01'), 'Nobody')).code, 'extra_verification_failed');
    assert.equal((await notificationsTo('warned01@example.com')).length, 2);
  });

  test('notifies nobody of a right answer, uses the number without an address, and does not fail without both', async () => {
    await addBoundMember(harness.app, 'warned02', { mobile: '+639175550502', address: home }, { profile });
    await addBoundMember(harness.app, 'warned03', { address: home }, { profile });
    assert.equal((await answer(await challengeOf('warned02'), 'Nobody')).code, 'extra_verification_failed');
    assert.equal((await notificationsTo('+639175550502')).length, 1);
    assert.equal((await answer(await challengeOf('warned03'), 'Nobody')).code, 'extra_verification_failed');
    await addBoundMember(harness.app, 'warned04', { email: 'warned04@example.com', address: home }, { profile });
    assert.equal((await answer(await challengeOf('warned04'), 'Maria Santos')).status, 200);
    assert.deepEqual(await notificationsTo('warned04@example.com'), []);
  });
});
