import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { listLanguages } from '@portal/shared/contract/content/languages';
import { listAudit } from '@portal/shared/contract/operators/audit';
import {
  getSetting,
  listSettingHistory,
  setSetting,
  undoSetting,
} from '@portal/shared/contract/settings/operator-settings';
import { sql } from 'drizzle-orm';
import type { App } from '../../app.ts';
import { type ApiClient, apiClient } from '../../testing/api-client.ts';
import { forEachDatabase } from '../../testing/database/databases.ts';
import { operatorToken } from '../../testing/operator-token.ts';
import { testApp } from '../../testing/test-kernel.ts';

const why = 'for a test';

forEachDatabase(({ database }) => {
  let app: App;
  let api: ApiClient;
  let token: string;

  before(async () => {
    app = await testApp(database());
    api = apiClient(app);
    token = await operatorToken(app, 'wendy', 'content');
  });
  after(() => app.close());

  const set = (key: string, value: unknown, more: object = {}) =>
    api.send(setSetting, { key, value, why, ...more }, { token });
  const undo = (key: string) => api.send(undoSetting, { key, why }, { token });
  const historyOf = async (key: string) =>
    (await api.send(listSettingHistory, { key }, { token })).value.versions.map(({ version, value }) => [
      version,
      value,
    ]);

  // covers 3
  test('every value is stored, the default is version 0, and undo writes the previous one as a new version', async () => {
    assert.deepEqual([(await undo('brandName')).status, (await undo('brandName')).code], [422, 'nothing_to_undo']);
    assert.deepEqual(await historyOf('brandName'), [[0, 'Lantern']]);
    await set('brandName', 'One');
    await set('brandName', 'Two');
    assert.deepEqual((await undo('brandName')).value.value, 'One');
    assert.deepEqual(await historyOf('brandName'), [
      [3, 'One'],
      [2, 'Two'],
      [1, 'One'],
      [0, 'Lantern'],
    ]);
    const [line] = (await api.send(listAudit, {}, { token })).value.list;
    assert.deepEqual(
      [line?.act, line?.target, line?.detail],
      ['undo-setting', 'brandName', { before: 'Two', after: 'One', version: 3 }],
    );
  });

  test('undo of the first value restores the default', async () => {
    await set('currencySymbol', 'X');
    assert.deepEqual(
      [(await undo('currencySymbol')).value.value, (await undo('currencySymbol')).value.value],
      ['P', 'X'],
    );
  });

  test('applies only one of concurrent changes of one version', async () => {
    const key = 'dialogs.autoCloseSeconds';
    const results = await Promise.all([18, 19, 20, 21].map((seconds) => set(key, seconds, { version: 0 })));
    assert.deepEqual(results.map(({ status }) => status).sort(), [200, 409, 409, 409]);
    const late = await set(key, 30, { version: 0 });
    assert.deepEqual([late.code, late.fields], ['conflict', { version: 'it is 1 now, by wendy' }]);
    assert.equal((await historyOf(key)).length, 2);
  });

  test('the default language is one of the offered ones, whichever of the two settings changes', async () => {
    assert.deepEqual((await set('languages', ['EN', 'CN'])).fields, {
      value: 'TY, the default language, has to be among them',
    });
    assert.equal((await set('defaultLanguage', 'MY')).code, 'invalid_setting');
    assert.equal((await set('languages', ['EN', 'EN', 'TY'])).code, 'invalid_setting');
    const both = await Promise.all([set('languages', ['TY']), set('defaultLanguage', 'EN')]);
    assert.deepEqual(both.map(({ status }) => status).sort(), [200, 422], 'not both: they would not fit each other');
    const [languages, first] = await Promise.all(
      ['languages', 'defaultLanguage'].map(async (key) => (await api.send(getSetting, { key }, { token })).value.value),
    );
    assert.ok(Array.isArray(languages) && languages.includes(first));
  });

  // covers 9
  test('about 35 languages have their own names; those of the setting can be chosen', async () => {
    await set('defaultLanguage', 'TY');
    await set('languages', ['TY', 'CN', 'MY']);
    const { languages } = (await api.send(listLanguages, {})).value;
    assert.equal(languages.length, 35);
    assert.equal(new Set(languages.map(({ code }) => code)).size, 35);
    for (const { locale } of languages) assert.deepEqual(Intl.getCanonicalLocales(locale), [locale]);
    const offered = languages.filter(({ isOffered }) => isOffered).map(({ code, locale }) => [code, locale]);
    assert.deepEqual(offered, [
      ['TY', 'en-PH'],
      ['CN', 'zh-Hans'],
      ['MY', 'ms-MY'],
    ]);
  });

  test('an invalid value is refused by its field, and the previous one stays', async () => {
    const menu = [{ name: 'home', page: 'javascript:alert(1)', isShown: true, colour: 'red' }];
    const refused = await set('whitelabel.menu', menu);
    assert.deepEqual([refused.status, refused.code], [422, 'invalid_setting']);
    assert.deepEqual(Object.keys(refused.fields ?? {}).sort(), ['0.colour', '0.page']);
    assert.equal((await api.send(getSetting, { key: 'whitelabel.menu' }, { token })).value.version, 0);
  });

  test('knows only the keys that a module defines', async () => {
    const { settings } = app.modules;
    for (const key of ['nothing.here', 'toString'])
      for (const asked of [settings.read(key), settings.write(key, 1, 'test'), settings.undo(key, 'test', '')])
        await assert.rejects(asked, { code: 'not_found' });
  });

  test('knows only the default for values older than the history', async () => {
    await database().db.execute(sql`insert into settings (key, value, version, changed_at, changed_by)
      values ('download.zaloBonus', '"30"', 4, now(), 'old')`);
    assert.equal((await undo('download.zaloBonus')).code, 'nothing_to_undo');
  });
});
