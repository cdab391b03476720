import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { listAnnouncements } from '@portal/shared/contract/content/announcements';
import {
  getContent,
  listContent,
  listContentHistory,
  removeContent,
  setContent,
  undoContent,
} from '@portal/shared/contract/content/operator-content';
import { getStatus } from '@portal/shared/contract/content/site';
import { listVipLevels } from '@portal/shared/contract/content/vip-levels';
import { listAudit } from '@portal/shared/contract/operators/audit';
import { listPromotions } from '@portal/shared/contract/rewards/promotions';
import { sql } from 'drizzle-orm';
import type { App } from '../../../app.ts';
import { type ApiClient, apiClient } from '../../../testing/api-client.ts';
import { forEachDatabase } from '../../../testing/database/databases.ts';
import { operatorToken } from '../../../testing/operator-token.ts';
import { testClock } from '../../../testing/test-clock.ts';
import { testApp } from '../../../testing/test-kernel.ts';

const why = 'for a test';
const banner = (title: string, more: object = {}) => ({
  groupName: 'w_home',
  url: 'art:harbour',
  texts: { EN: { title } },
  ...more,
});

forEachDatabase(({ database }) => {
  const clock = testClock();
  let app: App;
  let api: ApiClient;
  let token: string;

  before(async () => {
    app = await testApp(database(), { clock });
    api = apiClient(app);
    token = await operatorToken(app, 'wendy', 'content');
  });
  after(() => app.close());

  const set = (id: string, value: unknown, more: object = {}) =>
    api.send(setContent, { kind: 'banner', id, value, why, ...more }, { token });
  const undo = (id: string) => api.send(undoContent, { kind: 'banner', id, why }, { token });
  const remove = (id: string) => api.send(removeContent, { kind: 'banner', id, why }, { token });
  const historyOf = async (id: string) =>
    (await api.send(listContentHistory, { kind: 'banner', id }, { token })).value.versions;
  const titles = async (language = 'EN') =>
    (await api.send(listAnnouncements, { types: 'B' }, { headers: { 'accept-language': language } })).value.banners.map(
      ({ title }) => title,
    );
  const auditLines = async () => (await api.send(listAudit, { pageSize: 100 }, { token })).value.list;

  // covers 3
  test('a document is written, changed, removed and restored; every version is stored', async () => {
    assert.deepEqual((await set('life', banner('One'))).value.version, 1);
    assert.deepEqual((await set('life', banner('Two'))).value.version, 2);
    assert.deepEqual(await titles(), ['Two']);
    assert.deepEqual((await undo('life')).value, { kind: 'banner', id: 'life', version: 3, isShown: true });
    assert.deepEqual(await titles(), ['One']);
    assert.equal((await remove('life')).status, 200);
    assert.deepEqual(await titles(), []);
    assert.equal((await api.send(getContent, { kind: 'banner', id: 'life' }, { token })).code, 'not_found');
    assert.equal((await remove('life')).code, 'not_found', 'it is gone already');
    assert.equal((await undo('life')).value.isShown, true);
    assert.deepEqual(await titles(), ['One']);
    const versions = await historyOf('life');
    assert.deepEqual(
      versions.map(({ version, value }) => [version, value === null]),
      [
        [5, false],
        [4, true],
        [3, false],
        [2, false],
        [1, false],
      ],
    );
    assert.deepEqual([versions[0]?.who, versions[0]?.why], ['wendy', why]);
    await remove('life');
  });

  test('undo of the first write removes it; a document that was never written cannot be undone', async () => {
    await set('first', banner('First'));
    assert.deepEqual((await undo('first')).value, { kind: 'banner', id: 'first', version: 2, isShown: false });
    assert.deepEqual(await titles(), []);
    assert.deepEqual([(await undo('nothing')).status, (await undo('nothing')).code], [404, 'not_found']);
    assert.equal((await api.send(listContentHistory, { kind: 'banner', id: 'nothing' }, { token })).status, 404);
  });

  test('a version that is not the current one is a conflict, and nothing is changed', async () => {
    await set('edit', banner('Mine'), { version: 0 });
    assert.deepEqual((await set('edit', banner('Late'), { version: 0 })).code, 'conflict');
    await set('edit', banner('Theirs'), { version: 1 });
    const late = await set('edit', banner('Late'), { version: 1 });
    assert.deepEqual([late.status, late.code, late.fields], [409, 'conflict', { version: 'it is 2 now, by wendy' }]);
    assert.deepEqual(await titles(), ['Theirs']);
    assert.equal((await historyOf('edit')).length, 2);
    await remove('edit');
    assert.equal((await set('edit', banner('Again'), { version: 0 })).status, 200, 'what was taken away is new again');
    await remove('edit');
  });

  // covers 1
  test('applies only one of concurrent changes of one version', async () => {
    const results = await Promise.all(
      Array.from({ length: 8 }, (_, index) => set('race', banner(`Racer ${index}`), { version: 0 })),
    );
    assert.deepEqual(results.map(({ status }) => status).sort(), [200, ...Array(7).fill(409)]);
    const winner = results.findIndex(({ status }) => status === 200);
    assert.deepEqual(await titles(), [`Racer ${winner}`]);
    assert.equal((await historyOf('race')).length, 1);
    await remove('race');
  });

  test('when operators send no version, each change becomes a version of its own', async () => {
    const results = await Promise.all(Array.from({ length: 8 }, (_, index) => set('crowd', banner(`Crowd ${index}`))));
    assert.deepEqual(results.map(({ value }) => value.version).sort(), [1, 2, 3, 4, 5, 6, 7, 8]);
    const versions = await historyOf('crowd');
    assert.deepEqual([versions.length, new Set(versions.map(({ value }) => JSON.stringify(value))).size], [8, 8]);
    await remove('crowd');
  });

  // covers 3: refuses two shown VIP levels of one rank
  test('two levels of one rank are refused by field, by a write, an undo and at once; a hidden one does not count', async () => {
    const level = (rank: number, isShown = true) => ({
      rank,
      isShown,
      texts: { EN: { name: `Level ${rank}`, benefits: [] } },
    });
    const write = (id: string, value: unknown) =>
      api.send(setContent, { kind: 'vip-level', id, value, why }, { token });
    const ranks = async () => (await api.send(listVipLevels, {})).value.levels.map(({ rank }) => rank);
    assert.equal((await write('one', level(1))).status, 200);
    const twin = await write('two', level(1));
    assert.deepEqual(
      [twin.status, twin.code, twin.fields],
      [422, 'invalid_content', { rank: 'one has the rank 1 already' }],
    );
    assert.equal((await write('two', level(1, false))).status, 200);
    assert.equal((await write('two', level(2))).status, 200);
    assert.equal((await write('two', level(2))).status, 200, 'a level is not its own twin');
    await write('one', level(3));
    await write('two', level(1));
    const undone = await api.send(undoContent, { kind: 'vip-level', id: 'one', why }, { token });
    assert.deepEqual([undone.code, undone.fields], ['invalid_content', { rank: 'two has the rank 1 already' }]);
    const atOnce = await Promise.all(['a', 'b', 'c', 'd'].map((id) => write(id, level(9))));
    assert.deepEqual(atOnce.map(({ status }) => status).sort(), [200, 422, 422, 422]);
    assert.deepEqual((await ranks()).sort(), [1, 3, 9]);
  });

  test('a change, its audit line and the version for browsers are one transaction; a refusal leaves none of them', async () => {
    const version = async () => (await api.send(getStatus, {})).value.versions.announcements;
    const [before, lines] = [await version(), (await auditLines()).length];
    const refused = await set('refused', { ...banner(''), url: 'javascript:alert(1)', colour: 'red' });
    assert.deepEqual([refused.status, refused.code], [422, 'invalid_content']);
    assert.deepEqual(Object.keys(refused.fields ?? {}).sort(), ['colour', 'texts.EN.title', 'url']);
    assert.deepEqual([await version(), (await auditLines()).length], [before, lines]);
    assert.equal((await api.send(getContent, { kind: 'banner', id: 'refused' }, { token })).status, 404);
    await set('kept', banner('Kept'));
    assert.notEqual(await version(), before);
    const [line] = await auditLines();
    assert.deepEqual([line?.who, line?.act, line?.target, line?.why], ['wendy', 'set-content', 'banner/kept', why]);
    await remove('kept');
  });

  test('a read-only operator may not write', async () => {
    const support = { token: await operatorToken(app, 'sven', 'support') };
    assert.equal((await api.send(listContent, { kind: 'banner' }, support)).status, 200);
    const value = banner('Mine');
    const refused = await api.send(setContent, { kind: 'banner', id: 'mine', value, why }, support);
    assert.deepEqual([refused.status, refused.code], [403, 'not_allowed']);
  });

  test('a new document comes last, a changed one stays, and one may be placed in between', async () => {
    for (const id of ['a', 'b', 'c']) await set(id, banner(id));
    await set('a', banner('A'));
    await set('d', banner('d'), { position: 15 });
    assert.deepEqual(await titles(), ['A', 'b', 'd', 'c']);
    for (const id of ['a', 'b', 'c', 'd']) await remove(id);
  });

  // covers 2.2
  test('hidden and untimely documents are left out, and the version changes when a time is reached', async () => {
    const at = (minutes: number) => new Date(clock.now().getTime() + minutes * 60_000).toISOString();
    await set('hidden', banner('Hidden', { isShown: false }));
    await set('later', banner('Later', { from: at(10) }));
    await set('over', banner('Over', { until: at(0) }));
    await set('now', banner('Now', { from: at(-10), until: at(20) }));
    assert.deepEqual(await titles(), ['Now']);
    const version = async () => (await api.send(getStatus, {})).value.versions.announcements;
    const before = await version();
    clock.advanceMs(10 * 60_000);
    assert.deepEqual(await titles(), ['Later', 'Now']);
    assert.notEqual(await version(), before);
    clock.advanceMs(10 * 60_000);
    assert.deepEqual(await titles(), ['Later']);
    for (const id of ['hidden', 'later', 'over', 'now']) await remove(id);
  });

  // covers 3
  test('texts come in the requested language, then the default one, then English, then any', async () => {
    const { settings } = app.modules;
    const texts = (...languages: string[]) => Object.fromEntries(languages.map((name) => [name, { title: name }]));
    await set('all', banner('', { texts: texts('EN', 'TY', 'CN', 'MY') }));
    await set('some', banner('', { texts: texts('EN', 'TY') }));
    await set('english', banner('', { texts: texts('MY', 'EN') }));
    await set('malay', banner('', { texts: texts('MY') }));
    assert.deepEqual(await titles('CN'), ['CN', 'TY', 'EN', 'MY']);
    assert.deepEqual(await titles('MY'), ['MY', 'TY', 'MY', 'MY']);
    const version = async () => (await api.send(getStatus, {})).value.versions.announcements;
    const before = await version();
    await settings.write('defaultLanguage', 'EN', 'test');
    assert.deepEqual(await titles('CN'), ['CN', 'EN', 'EN', 'MY']);
    assert.notEqual(await version(), before, 'kept texts may be of the old default');
    await settings.write('defaultLanguage', 'TY', 'test');
    for (const id of ['all', 'some', 'english', 'malay']) await remove(id);
  });

  test('stored rows that no schema accepts any more, or that were never cleaned, do no harm', async () => {
    const html = '<p>Hello<img src=x onerror=alert(1)></p>';
    const words = { title: 'Old', summary: 'Old', content: html };
    const old = { isShown: true, type: 'old', art: 'art:coin', state: 'join', texts: { EN: words } };
    for (const [id, value] of Object.entries({ old, broken: { texts: 7 } }))
      await database().db.execute(sql`insert into content_items (kind, id, position, version, value, changed_at, changed_by)
        values ('promotion', ${id}, 0, 1, ${JSON.stringify(value)}::jsonb, now(), 'test')`);
    await app.modules.content.changed('announcements');
    const { promotions } = (await api.send(listPromotions, {})).value;
    assert.deepEqual(
      promotions.map(({ id, content }) => [id, content]),
      [['old', '<p>Hello</p>']],
    );
  });

  test('rows of the history are only added', async () => {
    for (const statement of ["update content_history set why = ''", 'delete from content_history'])
      await assert.rejects(database().db.execute(sql.raw(statement)));
    await assert.rejects(database().db.execute(sql.raw('delete from settings_history')));
  });
});
