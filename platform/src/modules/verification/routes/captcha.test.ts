import assert from 'node:assert/strict';
import { test } from 'node:test';
import { openTestPostgres } from '../../../testing/database/databases.ts';
import { productionEnv } from '../../../testing/production-env.ts';
import { testApp } from '../../../testing/test-kernel.ts';

test("accepts an open captcha's text once", async () => {
  const { database, close } = await openTestPostgres();
  const app = await testApp(database);
  const { captcha } = app.modules.verification;
  const { captchaId, image, text } = (await app.server.inject('/dev/captcha.json')).json();
  assert.match(image, /^[A-Za-z0-9+/]+=*$/);
  assert.deepEqual([await captcha.use(captchaId, text), await captcha.use(captchaId, text)], [true, false]);
  await app.close();
  await close();
});

test('shows neither captchas nor messages in production', async () => {
  const { database, close } = await openTestPostgres();
  const app = await testApp(database, { env: productionEnv });
  for (const url of ['/dev/captcha.json', '/dev/outbox', '/dev/outbox.json']) {
    const answer = await app.server.inject(url);
    assert.doesNotMatch(answer.body, /captchaId|messages/, url);
    assert.notEqual(answer.statusCode, 200, url);
  }
  await app.close();
  await close();
});
