import assert from 'node:assert/strict';
import { createDecipheriv, createHash } from 'node:crypto';
import { test } from 'node:test';
import { listCountries } from '@portal/shared/contract/content/countries';
import { getCustomerService, getDomainRoute, getWhitelabel } from '@portal/shared/contract/content/site';
import { ownApp } from '../../../testing/own-app.ts';

const { app, api } = ownApp();

// covers 3
test('each country has a dialling code and a flag', async () => {
  const { countries } = (await api().send(listCountries, {})).value;
  assert.ok(countries.length > 200);
  const philippines = countries.find(({ countryCode }) => countryCode === 'PH');
  assert.deepEqual(philippines, { countryCode: 'PH', countryDialingCode: '+63', digits: 10 });
  assert.equal(countries.find(({ countryCode }) => countryCode === 'MY')?.digits, undefined, 'of several lengths');
  for (const { countryCode } of countries) {
    const flag = await app().server.inject(`/flags/${countryCode}.svg`);
    assert.deepEqual([flag.statusCode, flag.headers['content-type']], [200, 'image/svg+xml'], countryCode);
    assert.match(flag.body, /^<svg /);
  }
});

test('an unknown flag is not found, whatever was asked for', async () => {
  for (const code of ['QQ', 'ph', '..%2fpackage', 'constructor', 'default'])
    assert.equal((await app().server.inject(`/flags/${code}.svg`)).statusCode, 404, code);
});

/** Decrypted as the browser does it. */
function opened(path: string): string {
  const sealed = Buffer.from(path.slice(0, -8), 'base64url');
  const key = createHash('sha256').update(path.slice(-8)).digest();
  const decipher = createDecipheriv('aes-256-gcm', key, sealed.subarray(0, 12));
  decipher.setAuthTag(sealed.subarray(-16));
  return decipher.update(sealed.subarray(12, -16), undefined, 'utf8') + decipher.final('utf8');
}

test('the chat link is of type 3 and encrypted under its last eight characters, also under maintenance', async () => {
  const { settings } = app().modules;
  await settings.write(
    'customerService',
    [
      { csType: 'VIP', path: '/help' },
      { csType: 'LIVECHAT', path: 'https://chat.example/room?a=1' },
    ],
    'test',
  );
  await settings.write('maintenance', { active: true, title: 't', text: 't', endsAt: '' }, 'test');
  const { pathList } = (await api().send(getCustomerService, {})).value.version;
  await settings.write('maintenance', { active: false, title: 't', text: 't', endsAt: '' }, 'test');
  const chat = pathList.find(({ type }) => type === 3);
  assert.equal(opened(chat?.path ?? ''), 'https://chat.example/room?a=1');
  assert.deepEqual(pathList[0], { type: 1, path: '/help' });
});

// covers 3
test('menu and domains come from the settings', async () => {
  const { settings } = app().modules;
  const { menu } = (await api().send(getWhitelabel, {})).value;
  assert.deepEqual(menu[0], { name: 'home', page: '/home', isShown: true });
  await settings.write('whitelabel.menu', [{ ...menu[0], isShown: false }], 'test');
  assert.deepEqual((await api().send(getWhitelabel, {})).value.menu, [{ name: 'home', page: '/home', isShown: false }]);
  const domainsOf = async () =>
    (await api().send(getDomainRoute, {})).value.domainList.map(({ domain, resources }) => [domain, resources.length]);
  assert.deepEqual(await domainsOf(), [['localhost:8080', 7]]);
  await settings.write('domains', ['one.example', 'two.example'], 'test');
  assert.deepEqual(await domainsOf(), [
    ['one.example', 7],
    ['two.example', 7],
  ]);
});
