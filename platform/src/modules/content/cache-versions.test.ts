import assert from 'node:assert/strict';
import { test } from 'node:test';
import { listAnnouncements } from '@portal/shared/contract/content/announcements';
import { listCountries } from '@portal/shared/contract/content/countries';
import { listLanguages } from '@portal/shared/contract/content/languages';
import {
  getCustomerService,
  getDomainRoute,
  getRegisterSettings,
  getStatus,
  getWhitelabel,
} from '@portal/shared/contract/content/site';
import { getGameMenus } from '@portal/shared/contract/games/menus';
import type { SettingKey } from '../../all-settings.ts';
import { ownApp } from '../../testing/own-app.ts';

const { app, api } = ownApp();

/**
 * The calls whose answers a browser caches for its session, by the version it caches them by (the shell's
 * boot/queries.ts).
 */
const cachedCalls = [
  { name: 'vendors', ask: () => api().send(getGameMenus, {}) },
  { name: 'announcements', ask: () => api().send(listAnnouncements, {}) },
  { name: 'validation', ask: () => api().send(getRegisterSettings, {}) },
  { name: 'routers', ask: () => api().send(getDomainRoute, {}) },
  { name: 'routers', ask: () => api().send(getCustomerService, {}) },
  { name: 'settings', ask: () => api().send(getWhitelabel, {}) },
  { name: 'settings', ask: () => api().send(listLanguages, {}) },
] as const;

test('each cached call x each setting it reads changes its version', async () => {
  const { settings } = app().modules;
  const { get } = settings;
  const readBy = async (ask: () => Promise<{ status: number }>) => {
    const keys = new Set<SettingKey>();
    settings.get = (key) => {
      keys.add(key);
      return get(key);
    };
    assert.equal((await ask()).status, 200);
    settings.get = get;
    return keys;
  };
  const ofEveryCall = await readBy(() => api().send(listCountries, {}));
  const seen: string[] = [];
  for (const { name, ask } of cachedCalls) {
    const version = async () => (await api().send(getStatus, {})).value.versions[name];
    for (const key of await readBy(ask)) {
      if (ofEveryCall.has(key)) continue;
      const before = await version();
      await settings.write(key, key === 'defaultLanguage' ? 'EN' : await get(key), 'test');
      assert.notEqual(await version(), before, `${name}: ${key}`);
      seen.push(key);
    }
  }
  assert.ok(seen.includes('termsTicked') && seen.includes('domains') && seen.includes('defaultLanguage'));
});

test('each cached call returns its version, the same as the status call', async () => {
  const { versions } = (await api().send(getStatus, {})).value;
  for (const { name, ask } of cachedCalls) assert.equal((await ask()).value.cacheVersion, versions[name], name);
});

// covers 9
test('a change while an answer is being read has a later version than that answer', async () => {
  const { settings } = app().modules;
  const { get } = settings;
  const version = async () => (await api().send(getStatus, {})).value.versions.settings;
  const before = await version();
  settings.get = async (key) => {
    const value = await get(key);
    if (key !== 'brandName') return value;
    settings.get = get;
    await settings.write('brandName', 'Harbour', 'test');
    return value;
  };
  const { value } = await api().send(getWhitelabel, {});
  assert.equal(value.cacheVersion, before);
  assert.notEqual(await version(), before);
});
