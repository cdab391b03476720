import assert from 'node:assert/strict';
import { test } from 'node:test';
import { getStatus } from '@portal/shared/contract/content/site';
import { forEachDatabase } from '../../../testing/database/databases.ts';
import { hostedApp } from '../../../testing/hosted-app.ts';

forEachDatabase(({ database }) => {
  const harness = hostedApp(database);
  const get = (url: string, headers = {}) => harness.app.server.inject({ url, headers });

  // covers 2.8
  test('serves manifest, worker and icons with their types, guarded, and with how long they stay', async () => {
    for (const [url, type, cache] of [
      ['/app/manifest.webmanifest', 'application/manifest+json; charset=utf-8', 'no-cache'],
      ['/app/service-worker.js', 'text/javascript; charset=utf-8', 'no-cache'],
      ['/app/service-worker.js?language=VN', 'text/javascript; charset=utf-8', 'no-cache'],
      ['/app/icon-192.png', 'image/png', 'public, max-age=86400'],
      ['/app/apple-touch-icon.png', 'image/png', 'public, max-age=86400'],
    ] as const) {
      const { statusCode, headers } = await get(url);
      assert.deepEqual([statusCode, headers['content-type'], headers['cache-control']], [200, type, cache], url);
      assert.match(String(headers['content-security-policy']), /^default-src 'none'/);
      assert.equal(headers['x-content-type-options'], 'nosniff');
    }
    assert.equal((await get('/app/service-worker.js')).headers['service-worker-allowed'], '/');
    for (const url of ['/app/icon-1.png', '/app/__proto__', '/app/constructor', '/app/x/y', '/app/'])
      assert.equal((await get(url)).statusCode, 404, url);
  });

  test("writes the operator's brand and the visitor's language into the manifest", async () => {
    await harness.app.modules.settings.write('brandName', 'Harbour', 'test');
    const manifest = (await get('/app/manifest.webmanifest', { 'accept-language': 'TH' })).json();
    assert.deepEqual([manifest.name, manifest.lang], ['Harbour', 'th']);
  });

  test('switching the app off removes the worker and the offer at once, for the page too', async () => {
    const { write } = harness.app.modules.settings;
    const isInstallable = async () => (await harness.api.send(getStatus, {})).value.info.isInstallable;
    assert.equal(await isInstallable(), true);
    await write('app.isOffered', false, 'test');
    assert.match((await get('/app/service-worker.js')).body, /unregister/);
    assert.doesNotMatch((await get('/app/service-worker.js')).body, /fetch/);
    assert.equal((await get('/app/manifest.webmanifest')).json().display, 'browser');
    assert.equal(await isInstallable(), false);
    await write('app.isOffered', true, 'test');
    assert.doesNotMatch((await get('/app/service-worker.js')).body, /unregister/);
  });
});
