import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { listAnnouncements } from '@portal/shared/contract/content/announcements';
import { getCountry } from '@portal/shared/contract/content/countries';
import { sendFeedback } from '@portal/shared/contract/content/feedback';
import { getHelpCenter } from '@portal/shared/contract/content/help-center';
import { getStatus } from '@portal/shared/contract/content/site';
import { listPromotions } from '@portal/shared/contract/rewards/promotions';
import { login } from '@portal/shared/contract/sessions/login';
import type { App } from '../../app.ts';
import { type ApiClient, apiClient } from '../../testing/api-client.ts';
import { forEachDatabase } from '../../testing/database/databases.ts';
import { testClock } from '../../testing/test-clock.ts';
import { testApp } from '../../testing/test-kernel.ts';
import { addMember, testPassword } from '../accounts/testing/add-member.ts';

forEachDatabase(({ database }) => {
  const clock = testClock();
  let app: App;
  let api: ApiClient;
  const french = { headers: { 'x-country-code': 'fr' } };

  before(async () => {
    app = await testApp(database(), { clock, env: { TRUST_PROXY: 'true' } });
    api = apiClient(app);
    await addMember(app, 'visitor01');
    await app.modules.content.seed();
    await app.modules.settings.write('feedback.perMinute', 1000, 'test');
  });
  after(() => app.close());

  // covers 3
  test('status 0: the app is open, with the site and the versions', async () => {
    const { value, headers } = await api.send(getStatus, { host: 'localhost' });
    assert.equal(value.status, 0);
    assert.deepEqual([value.info.brandName, value.info.currencySymbol], ['Lantern', 'P']);
    assert.deepEqual(value.maintenance, { active: false });
    assert.equal(value.serverTime, clock.now().toISOString());
    assert.equal(headers['cache-control'], 'no-store');
  });

  // covers 3, 8
  test('status 1: maintenance until its end; players are refused, support stays available', async () => {
    const endsAt = new Date(clock.now().getTime() + 60_000).toISOString();
    await app.modules.settings.write('maintenance', { active: true, title: 'Down', text: 'Soon', endsAt }, 'test');
    const { value } = await api.send(getStatus, {});
    assert.deepEqual([value.status, value.maintenance], [1, { active: true, title: 'Down', text: 'Soon', endsAt }]);
    const input = { type: 'username', username: 'visitor01', password: testPassword };
    const refused = await api.send(login, input);
    assert.deepEqual([refused.status, refused.code], [503, 'under_maintenance']);
    assert.equal(
      (await api.send(sendFeedback, { questionType: 'other', content: 'When will it be over?' })).status,
      200,
    );
    clock.advanceMs(60_000);
    assert.equal((await api.send(getStatus, {})).value.status, 0);
    assert.equal((await api.send(login, input)).status, 200);
  });

  // covers 3, 8
  test('status 2: a blocked region, reported by the edge', async () => {
    const restriction = { active: true, countries: ['FR'], text: 'Not here.' };
    await app.modules.settings.write('regionRestriction', restriction, 'test');
    const { value } = await api.send(getStatus, {}, { ...french, remoteAddress: '10.9.9.9' });
    assert.deepEqual([value.status, value.location], [2, { ip: '10.9.9.9', country: 'FR' }]);
    assert.deepEqual(value.regionRestriction, { active: true, text: 'Not here.' });
    const refused = await api.send(getCountry, {}, french);
    assert.deepEqual([refused.status, refused.code], [403, 'region_blocked']);
    assert.equal((await api.send(getCountry, {}, { headers: { 'x-country-code': 'DE' } })).status, 200);
    await app.modules.settings.write('regionRestriction', { ...restriction, active: false }, 'test');
  });

  // covers 2.8
  test('texts of maintenance, region blocks and licences come in each language the operator wrote', async () => {
    const { settings } = app.modules;
    const texts = { CN: { title: '维护', text: '马上回来。' } };
    await settings.write('maintenance', { active: true, title: 'Closed', text: 'Soon.', endsAt: '', texts }, 'test');
    const { maintenance } = (await api.send(getStatus, {})).value;
    assert.deepEqual(maintenance, { active: true, title: 'Closed', text: 'Soon.', texts });
    await settings.undo('maintenance', 'test', 'a test');
    const restriction = { active: true, countries: ['FR'], text: 'Not here.', texts: { MY: 'Bukan di sini.' } };
    await settings.write('regionRestriction', restriction, 'test');
    const { regionRestriction } = (await api.send(getStatus, {}, french)).value;
    assert.deepEqual(regionRestriction, { active: true, text: 'Not here.', texts: { MY: 'Bukan di sini.' } });
    await settings.undo('regionRestriction', 'test', 'a test');
  });

  // covers 1
  test("licences are the first preset, the other by its name, or the operator's own", async () => {
    const { settings } = app.modules;
    const logos = async () => (await api.send(getStatus, {})).value.info.licences.map(({ logo }) => logo);
    assert.deepEqual(await logos(), ['fsc', 'mga', 'pagcor']);
    await settings.write('licences', 'mgaBvi', 'test');
    assert.deepEqual(await logos(), ['mga', 'bvi']);
    const { licences } = (await api.send(getStatus, {})).value.info;
    assert.equal(licences[1]?.texts?.CN, '英属维尔京群岛牌照持有者');
    await settings.write('licences', [{ text: 'Our own', logo: 'x1' }], 'test');
    assert.deepEqual(await logos(), ['x1']);
    await settings.undo('licences', 'test', 'a test');
    await settings.undo('licences', 'test', 'a test');
  });

  test('announcements come by type, newest first, with the banners beside them', async () => {
    const all = (await api.send(listAnnouncements, {})).value;
    assert.ok(all.banners.some(({ groupName }: { groupName: string }) => groupName === 'w_home'));
    const times = all.notices.map(({ at }: { at: string }) => at);
    assert.deepEqual(times, [...times].sort().reverse());
    const home = (await api.send(listAnnouncements, { types: 'H' })).value;
    assert.ok(home.notices.length > 0 && home.notices.every(({ type }: { type: string }) => type === 'H'));
    assert.equal(home.banners.length, 0);
    assert.equal((await api.send(listAnnouncements, { types: 'X' })).code, 'invalid_input');
  });

  test('what an operator writes is sanitised and changes the version', async () => {
    const version = async () => (await api.send(getStatus, {})).value.versions.announcements;
    const before = await version();
    const content = '<p onclick="x()">Hello<script>alert(1)</script></p>';
    const at = clock.now().toISOString();
    const mine = { type: 'H', at, texts: { EN: { title: 'Mine', content } } };
    await app.modules.content.documents.set('notice', 'mine', { value: mine }, { who: 'test', why: 'test' });
    const { notices } = (await api.send(listAnnouncements, { types: 'H' })).value;
    assert.deepEqual(notices[0], { id: 'mine', type: 'H', title: 'Mine', content: '<p>Hello</p>', at });
    assert.notEqual(await version(), before);
  });

  test('promotions come by type, and the help centre with its terms', async () => {
    const { promotions } = (await api.send(listPromotions, { type: 'slots' })).value;
    assert.deepEqual(
      promotions.map(({ id }: { id: string }) => id),
      ['slots-weekend'],
    );
    const { articles } = (await api.send(getHelpCenter, {})).value;
    assert.ok(articles.some(({ id }: { id: string }) => id === 'term'));
  });

  test('feedback has a least and a largest length', async () => {
    const send = (content: string) => api.send(sendFeedback, { questionType: 'other', content });
    assert.match((await send('A long enough text.')).value.reference, /^F/);
    assert.deepEqual(
      [(await send('  ')).code, (await send('short')).code, (await send('x'.repeat(501))).code],
      ['input_cannot_be_empty', 'feedback_too_short', 'feedback_too_long'],
    );
    assert.equal((await send('short')).message, 'Please write at least 10 characters');
  });
});

forEachDatabase(
  ({ database }) => {
    test("without a proxy of ours the visitor's own country header is ignored", async () => {
      const app = await testApp(database());
      const restriction = { active: true, countries: ['FR'], text: '' };
      await app.modules.settings.write('regionRestriction', restriction, 'test');
      const answer = await apiClient(app).send(getStatus, {}, { headers: { 'x-country-code': 'FR' } });
      assert.equal(answer.value.status, 0);
      await app.close();
    });
  },
  ['embedded'],
);
