import assert from 'node:assert/strict';
import { test } from 'node:test';
import { listAnnouncements } from '@portal/shared/contract/content/announcements';
import { getStatus } from '@portal/shared/contract/content/site';
import { forEachDatabase } from '../../../testing/database/databases.ts';
import { hostedApp } from '../../../testing/hosted-app.ts';
import { testClock } from '../../../testing/test-clock.ts';

const changer = { who: 'test', why: 'a test' };

forEachDatabase(({ database }) => {
  const clock = testClock();
  const harness = hostedApp(database, { clock });
  const at = '2026-03-01T08:00:00.000Z';

  async function announce(id: string, type: string, change: object = {}): Promise<void> {
    const texts = {
      EN: { title: `Title ${id}`, content: `<p>${id}</p><script>x()</script>` },
      CN: { title: `标题 ${id}`, content: `<p>${id} 中文</p>` },
    };
    await harness.app.modules.content.documents.set('notice', id, { value: { type, at, texts, ...change } }, changer);
  }
  async function showBanner(id: string, texts: object): Promise<void> {
    const value = { groupName: 'w_home', url: 'art:harbour', texts };
    await harness.app.modules.content.documents.set('banner', id, { value }, changer);
  }
  const read = async (query: { types?: string } = {}, language = 'EN') =>
    (await harness.api.send(listAnnouncements, query, { headers: { 'accept-language': language } })).value;

  test('without announcements the four lists exist and are empty', async () => {
    assert.deepEqual((await read()).lists, { player: [], banners: [], popup: [], promotion: [] });
  });

  test('each type is in its list with title and content, the newest first; other types are in none', async () => {
    await announce('for-players', 'PL');
    await announce('later', 'PL', { at: '2026-03-01T09:00:00.000Z' });
    await announce('over-the-page', 'PU');
    await announce('offer', 'PR');
    await announce('at-home', 'H');
    await showBanner('hero', { EN: { title: 'Hero', text: 'Words on it' } });
    await showBanner('mute', { EN: { title: 'Mute' } });
    const { lists } = await read();
    const entry = (id: string) => ({ title: `Title ${id}`, content: `<p>${id}</p>` });
    assert.deepEqual(lists?.player, [entry('later'), entry('for-players')]);
    assert.deepEqual([lists?.popup, lists?.promotion], [[entry('over-the-page')], [entry('offer')]]);
    assert.deepEqual(
      lists?.banners.toSorted((one, other) => one.title.localeCompare(other.title)),
      [
        { title: 'Hero', content: 'Words on it' },
        { title: 'Mute', content: '' },
      ],
    );
    assert.doesNotMatch(JSON.stringify(lists), /at-home|script/);
  });

  test('the lists are in the requested language', async () => {
    const { lists } = await read({}, 'CN');
    assert.deepEqual(lists?.popup, [{ title: '标题 over-the-page', content: '<p>over-the-page 中文</p>' }]);
  });

  test('only the requested types fill the lists; the other lists are empty', async () => {
    const { lists } = await read({ types: 'PU,B' });
    assert.deepEqual(
      Object.entries(lists ?? {}).map(([name, entries]) => [name, entries.length]),
      [
        ['player', 0],
        ['banners', 2],
        ['popup', 1],
        ['promotion', 0],
      ],
    );
  });

  test('the single list with types is returned too and has the same content', async () => {
    const { banners, notices, lists } = await read();
    const ofType = (type: string) =>
      notices.filter((notice) => notice.type === type).map(({ title, content }) => ({ title, content }));
    assert.deepEqual([ofType('PL'), ofType('PU'), ofType('PR')], [lists?.player, lists?.popup, lists?.promotion]);
    assert.deepEqual(
      banners.map(({ title, text = '' }) => ({ title, content: text })),
      lists?.banners,
    );
    assert.equal(ofType('H').length, 1);
    assert.ok(notices.every(({ id, at: time }) => id && time));
  });

  test('a removed announcement leaves its list, and the version of the announcements changes', async () => {
    const version = async () => (await harness.api.send(getStatus, {})).value.versions.announcements;
    const before = await version();
    await harness.app.modules.content.documents.remove('notice', 'offer', changer);
    assert.deepEqual((await read()).lists?.promotion, []);
    assert.notEqual(await version(), before);
  });
});
