import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { getMemberInfo } from '@portal/shared/contract/accounts/member-info';
import { setTimeZone } from '@portal/shared/contract/accounts/profile';
import type { App } from '../../../app.ts';
import { type ApiClient, apiClient } from '../../../testing/api-client.ts';
import { forEachDatabase } from '../../../testing/database/databases.ts';
import { testApp } from '../../../testing/test-kernel.ts';
import { addMember, tokenOf } from '../testing/add-member.ts';

forEachDatabase(({ database }) => {
  let app: App;
  let api: ApiClient;

  before(async () => {
    app = await testApp(database());
    api = apiClient(app);
  });
  after(() => app.close());

  async function newMember(account: string) {
    const { id } = await addMember(app, account);
    const token = await tokenOf(app, account);
    return {
      id,
      choose: (timeZone: unknown) => api.send(setTimeZone, { timeZone }, { token }),
      shown: async () => (await api.send(getMemberInfo, {}, { token })).value.timeZone,
    };
  }

  // covers 4
  test('stores the zone chosen by a member, for that member alone, until it is reset', async () => {
    const [anna, bert] = [await newMember('zone01'), await newMember('zone02')];
    assert.equal(await anna.shown(), undefined);
    for (const timeZone of ['Europe/Berlin', 'Europe/Berlin', 'Asia/Kolkata']) {
      assert.deepEqual((await anna.choose(timeZone)).value, { timeZone });
      assert.equal(await anna.shown(), timeZone);
    }
    assert.equal(await bert.shown(), undefined);
    assert.deepEqual((await anna.choose('')).value, {});
    assert.equal(await anna.shown(), undefined);
  });

  // covers 4
  test('refuses invalid time zones, and keeps the chosen one', async () => {
    const { choose, shown } = await newMember('zone03');
    await choose('Asia/Kolkata');
    const hostile = [
      'Mars/Olympus_Mons',
      '+07:00',
      ' Asia/Tokyo',
      '<script>',
      "UTC'; drop table members",
      'Z'.repeat(1e5),
    ];
    for (const timeZone of hostile) {
      const { status, code, fields } = await choose(timeZone);
      const expected = [400, 'invalid_input', { timeZone: 'Please choose a time zone from the list' }];
      assert.deepEqual([status, code, fields], expected, timeZone);
    }
    for (const timeZone of [7, null, undefined, ['UTC'], { length: 1 }])
      assert.equal((await choose(timeZone)).code, 'invalid_input');
    assert.equal(await shown(), 'Asia/Kolkata');
  });

  test('refuses a visitor', async () => {
    assert.equal((await api.send(setTimeZone, { timeZone: 'UTC' })).code, 'not_logged_in');
  });

  test('notifies the tabs of the member, and of nobody else', async () => {
    const [anna, bert] = [await newMember('zone04'), await newMember('zone05')];
    const heard: string[] = [];
    const { live } = app.server.kernel;
    const stops = [anna.id, bert.id].map((id) => live.listen(id, ({ event }) => heard.push(id, event.type)));
    await anna.choose('Europe/Berlin');
    await anna.choose('Nowhere');
    await live.flush();
    for (const stop of stops) stop();
    assert.deepEqual(heard, [anna.id, 'member']);
  });
});
