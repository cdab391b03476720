import assert from 'node:assert/strict';
import { test } from 'node:test';
import { listDepositNotices } from '@portal/shared/contract/payments/operator-deposits';
import { operatorToken } from '../../../testing/operator-token.ts';
import { ownApp } from '../../../testing/own-app.ts';
import { payLinkPath } from '../index.ts';
import { depositClient } from '../testing/depositing-member.ts';
import { fakeProvider } from '../testing/fake-provider.ts';

const { app, api } = ownApp();
const perMinute = (most: number) => app().modules.settings.write('payLink.perMinute', most, 'test');
const follow = (token: string, remoteAddress = '127.0.0.1') =>
  app().server.inject({ url: payLinkPath.replace(':token', token), remoteAddress });

// covers 7.1
test('answers an invalid pay link with not found, whatever it contains', async () => {
  await perMinute(1000);
  for (const token of [
    '%00',
    `${'a'.repeat(30)}%00`,
    'a%00b',
    '%EF%BF%BD',
    "'--",
    'nobody',
    'x'.repeat(43),
    'y'.repeat(5000),
  ])
    assert.ok([400, 404, 414].includes((await follow(token)).statusCode), token.slice(0, 60));
});

test('limits how often a pay link is followed per minute, and closes it during maintenance', async () => {
  fakeProvider(app());
  const client = depositClient(app());
  const { value } = await client.order(await client.member('payer1'), 'sandbox-pay', '50.00');
  assert.ok(value.pay?.kind === 'provider');
  const token = new URL(value.pay.url).pathname.split('/').at(-1) ?? '';
  await perMinute(2);
  const from = '192.0.2.7';
  assert.deepEqual(
    [await follow(token, from), await follow(token, from), await follow(token, from)].map(
      (answer) => answer.statusCode,
    ),
    [303, 303, 429],
  );
  assert.equal((await follow(token, '192.0.2.8')).statusCode, 303);
  const { settings } = app().modules;
  const usual = await settings.get('maintenance');
  await settings.write('maintenance', { ...usual, active: true }, 'test');
  assert.equal((await follow(token, '192.0.2.9')).statusCode, 503);
  await settings.write('maintenance', usual, 'test');
});

test('refuses an invalid number in the filter before', async () => {
  const token = await operatorToken(app(), 'auditor', 'admin');
  for (const before of ['1e300', '9007199254740993', '0', '-1', '1.5', 'x', 'Infinity'])
    assert.equal((await api().send(listDepositNotices, { before }, { token })).code, 'invalid_input', before);
  assert.equal((await api().send(listDepositNotices, { before: '9007199254740991' }, { token })).status, 200);
});
