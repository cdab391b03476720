import assert from 'node:assert/strict';
import { test } from 'node:test';
import { readSettings } from '../../../kernel/config/settings.ts';
import { bareServer } from '../../../kernel/http/server.ts';
import { createLogger } from '../../../kernel/monitoring/logger.ts';
import { visitorCountry } from './visitor-country.ts';

/** What a server knows of a visitor who connects from an address and names another one, and a country. */
async function known(TRUST_PROXY: string, remoteAddress: string) {
  const settings = readSettings({ TRUST_PROXY });
  const app = bareServer({ settings, logger: createLogger('error') });
  app.get('/', async (request) => [request.ip, visitorCountry(request, settings.TRUST_PROXY) ?? 'unknown']);
  const headers = { 'x-forwarded-for': '203.0.113.9', 'x-country-code': 'fr' };
  return (await app.inject({ url: '/', remoteAddress, headers })).json();
}

// covers 6
test('believes address and country of a visitor from the listed proxies alone', async () => {
  const list = '192.0.2.0/24, ::1';
  for (const proxy of ['192.0.2.1', '::ffff:192.0.2.1', '::1'])
    assert.deepEqual(await known(list, proxy), ['203.0.113.9', 'FR'], proxy);
  assert.deepEqual(await known(list, '198.51.100.1'), ['198.51.100.1', 'unknown']);
  assert.deepEqual(await known('false', '192.0.2.1'), ['192.0.2.1', 'unknown']);
  assert.deepEqual(await known('true', '198.51.100.1'), ['203.0.113.9', 'FR']);
});
