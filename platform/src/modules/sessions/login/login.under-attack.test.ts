import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { login } from '@portal/shared/contract/sessions/login';
import type { App } from '../../../app.ts';
import { type ApiClient, apiClient } from '../../../testing/api-client.ts';
import { forEachDatabase } from '../../../testing/database/databases.ts';
import { testClock } from '../../../testing/test-clock.ts';
import { testApp } from '../../../testing/test-kernel.ts';
import { addMember, testPassword } from '../../accounts/testing/add-member.ts';

const home = '198.51.100.1';

forEachDatabase(({ database }) => {
  const clock = testClock();
  let app: App;
  let api: ApiClient;
  const logIn = (username: string, password: string, remoteAddress: string, change: Record<string, unknown> = {}) =>
    api.send(login, { type: 'username', username, password, ...change }, { remoteAddress });

  before(async () => {
    app = await testApp(database(), { clock });
    api = apiClient(app);
    app.modules.verification.human.use = async (purpose, solution) => solution === `solved ${purpose}`;
    await app.modules.settings.write('login.attack', { failedPercent: 30, atLeast: 10 }, 'test');
  });
  after(() => app.close());

  test('the setting requires human verification at every login', async () => {
    const { settings } = app.modules;
    await addMember(app, 'human01');
    await settings.write('identity.humanVerification', ['login'], 'test');
    const bare = await logIn('human01', testPassword, home);
    assert.deepEqual([bare.status, bare.code], [422, 'verification_required']);
    const foreign = await logIn('human01', testPassword, home, { humanVerification: 'solved register' });
    assert.equal(foreign.code, 'verification_required');
    assert.equal((await logIn('human01', testPassword, home, { humanVerification: 'solved login' })).status, 200);
    await settings.write('identity.humanVerification', [], 'test');
  });

  test('an address with too many failures, whatever the account, needs a captcha', async () => {
    await app.modules.settings.write('login.failuresPerAddress', 3, 'test');
    const from = '203.0.113.1';
    const answers = [];
    for (let turn = 0; turn < 4; turn += 1) answers.push(await logIn(`guess${turn}`, 'Wrong123', from));
    assert.deepEqual(
      answers.map(({ code, value }) => [code, value?.captcha ?? false]),
      [
        ['login_failed', false],
        ['login_failed', false],
        ['login_failed', true],
        ['captcha_required', true],
      ],
    );
    assert.equal((await logIn('guess9', 'Wrong123', '203.0.113.2')).code, 'login_failed', 'others are not hindered');
    const proof = await logIn('guess9', 'Wrong123', from, { humanVerification: 'solved captcha' });
    assert.equal(proof.code, 'login_failed', 'the harder proof stands for the picture');
    await app.modules.settings.write('login.failuresPerAddress', 20, 'test');
  });

  test('requires human verification from all above 30 of a hundred, and a captcha from new addresses', async () => {
    await addMember(app, 'calm01');
    assert.equal((await logIn('calm01', testPassword, home)).status, 200);
    for (let turn = 0; turn < 10; turn += 1) await logIn(`storm${turn}`, 'Wrong123', `203.0.113.${10 + turn}`);
    const answer = async (from: string, change: Record<string, unknown> = {}) =>
      (await logIn('calm01', testPassword, from, change)).code;
    assert.equal(await answer(home), 'verification_required');
    assert.equal(await answer('203.0.113.50', { humanVerification: 'solved login' }), 'captcha_required');
    const unknown = await logIn('nobody99', testPassword, '203.0.113.51', { humanVerification: 'solved login' });
    assert.deepEqual([unknown.code, unknown.value.captcha], ['captcha_required', true], 'the same for unknown ones');
    assert.equal(await answer(home, { humanVerification: 'solved login' }), undefined, 'at home without a captcha');
    const captcha = { captchaId: await app.modules.verification.captcha.store('K7XMP'), captcha: 'K7XMP' };
    assert.equal(await answer('203.0.113.50', { humanVerification: 'solved login', ...captcha }), undefined);
    clock.advanceMs(16 * 60_000);
    assert.equal(await answer('203.0.113.52'), undefined, 'over when they stop');
  });
});
