import assert from 'node:assert/strict';
import { test } from 'node:test';
import { getMemberMenu } from '@portal/shared/contract/accounts/member-info';
import { trialType } from '@portal/shared/contract/constants';
import { listOwnNotices } from '@portal/shared/contract/inbox/announcements';
import {
  deleteMessages,
  getUnreadCount,
  listMessages,
  readInbox,
  restoreMessages,
} from '@portal/shared/contract/inbox/messages';
import type { LiveMessage } from '../../kernel/live/bus.ts';
import { forEachDatabase } from '../../testing/database/databases.ts';
import { hostedApp } from '../../testing/hosted-app.ts';
import { testClock } from '../../testing/test-clock.ts';
import { addMember, tokenOf } from '../accounts/testing/add-member.ts';

forEachDatabase(({ database }) => {
  const clock = testClock('2027-03-02T08:00:00.000Z');
  const harness = hostedApp(database, {
    clock,
    isSeeded: true,
    prepare: (app) => app.modules.settings.write('memberCentre.pages', ['messageV2'], 'test'),
  });

  const words = (title: string) => ({ title, content: `${title} in full` });
  const notify = (memberId: string, reference: string, texts = { EN: words(reference) }) => {
    clock.advanceMs(1000);
    return harness.app.modules.inbox.notify({ memberId, reference, topic: 'service', texts });
  };
  /** Adds a member with messages of these references, the last one newest. */
  async function reader(account: string, ...references: string[]) {
    const { id } = await addMember(harness.app, account, { registeredAt: new Date('2020-01-01T00:00:00Z') });
    for (const reference of references) await notify(id, reference);
    const token = await tokenOf(harness.app, account);
    const page = async (asked = {}) => (await harness.api.send(listMessages, asked, { token })).value;
    const unreadCount = async () => (await harness.api.send(getUnreadCount, {}, { token })).value.unreadCount;
    return { id, token, page, unreadCount };
  }

  // covers 2.5
  test("sends a message once per reference, in the reader's language or English", async () => {
    const { id, token, page, unreadCount } = await reader('anna', 'first');
    const texts = { EN: words('second'), CN: words('第二') };
    await Promise.all([1, 2, 3].map(() => notify(id, 'second', texts)));
    const titles = async (language: string) => {
      const { value } = await harness.api.send(listMessages, {}, { token, headers: { 'accept-language': language } });
      return value.list.map(({ title }) => title);
    };
    assert.deepEqual(await titles('CN'), ['第二', 'first']);
    assert.deepEqual(await titles('MY'), ['second', 'first']);
    const [newest] = (await page()).list;
    assert.deepEqual([newest?.content, newest?.isRead, newest?.topic], ['second in full', false, 'service']);
    assert.equal(await unreadCount(), 2);
    const { items } = (await harness.api.send(getMemberMenu, {}, { token })).value;
    assert.deepEqual(items, [{ page: 'messageV2', count: 2 }]);
  });

  test('undoes a message with its transaction', async () => {
    const { id, page } = await reader('bert');
    const { database: store } = harness.app.server.kernel;
    await assert.rejects(
      store.transaction(async () => {
        await notify(id, 'lost');
        throw new Error('rolled back');
      }),
    );
    assert.deepEqual((await page()).list, []);
    await store.transaction(() => notify(id, 'kept'));
    assert.equal((await page()).list.length, 1);
  });

  // covers 2.5, 7.1
  test('updates the count on every open page after reading, deleting and restoring', async () => {
    const { id, token, page, unreadCount } = await reader('cora', 'one', 'two', 'three');
    const heard: LiveMessage[] = [];
    const stop = harness.app.server.kernel.live.listen(id, (message) => heard.push(message));
    const [three, two] = (await page()).list.map((message) => message.id);
    assert.ok(three && two);
    const read = await harness.api.send(readInbox, { box: 'messages', ids: [three] }, { token });
    assert.equal(read.value.unread.messages, 2);
    await harness.api.send(readInbox, { box: 'messages', ids: [three] }, { token });
    assert.equal((await harness.api.send(deleteMessages, { ids: [two, two] }, { token })).value.unread.messages, 1);
    assert.deepEqual(
      (await page()).list.map(({ title }) => title),
      ['three', 'one'],
    );
    assert.equal((await harness.api.send(restoreMessages, { ids: [two] }, { token })).value.unread.messages, 2);
    assert.deepEqual(
      (await page()).list.map(({ isRead }) => isRead),
      [true, false, false],
    );
    await harness.api.send(readInbox, { box: 'messages' }, { token });
    assert.equal(await unreadCount(), 0);
    await harness.app.server.kernel.lifecycle.idle();
    await harness.app.server.kernel.live.flush();
    assert.deepEqual(heard.at(-1)?.event, { type: 'unread', unreadCount: 0 });
    stop();
  });

  test('pages by nine, and returns nothing beyond the last page', async () => {
    const references = Array.from({ length: 11 }, (_, no) => `m${no}`);
    const { page } = await reader('dave', ...references);
    const first = await page();
    assert.deepEqual([first.list.length, first.totalPages, first.list[0]?.title], [9, 2, 'm10']);
    assert.deepEqual(
      (await page({ pageNo: 2 })).list.map(({ title }) => title),
      ['m1', 'm0'],
    );
    assert.deepEqual((await page({ pageNo: 999_999 })).list, []);
  });

  // covers 2.5, 9
  test('refuses foreign, unknown and 10,000 messages, and changes nothing', async () => {
    const owner = await reader('erin', 'secret');
    const thief = await reader('fred', 'own');
    const theirs = (await owner.page()).list[0]?.id ?? '';
    const own = (await thief.page()).list[0]?.id ?? '';
    const { token } = thief;
    const tries = [[theirs], [own, theirs], ['nobody'], ["' or 1=1 --"]];
    for (const ids of tries) {
      assert.equal((await harness.api.send(readInbox, { box: 'messages', ids }, { token })).code, 'not_found');
      assert.equal((await harness.api.send(deleteMessages, { ids }, { token })).code, 'not_found');
      assert.equal((await harness.api.send(restoreMessages, { ids }, { token })).code, 'not_found');
    }
    const many = Array.from({ length: 10_000 }, () => own);
    for (const call of [deleteMessages, readInbox])
      assert.equal((await harness.api.send(call, { box: 'messages', ids: many }, { token })).code, 'body_too_large');
    for (const ids of [[], [''], 'own', [7], null]) {
      assert.equal((await harness.api.send(deleteMessages, { ids }, { token })).status, 400);
      assert.equal((await harness.api.send(readInbox, { box: 'messages', ids }, { token })).status, 400);
    }
    assert.equal((await harness.api.send(readInbox, { box: 'mail' }, { token })).status, 400);
    for (const asked of [{ pageNo: 0 }, { pageNo: -1 }, { pageNo: 'x' }, { pageSize: 101 }])
      assert.equal((await harness.api.send(listMessages, asked, { token })).status, 400);
    assert.deepEqual([await owner.unreadCount(), await thief.unreadCount()], [1, 1]);
  });

  test('asks a visitor to log in; lets a trial account read but not change', async () => {
    assert.equal((await harness.api.send(listMessages, {})).code, 'not_logged_in');
    assert.equal((await harness.api.send(readInbox, { box: 'messages' })).code, 'not_logged_in');
    const trial = await addMember(harness.app, 'trial000047', { type: trialType, password: undefined });
    await notify(trial.id, 'hello');
    const token = await tokenOf(harness.app, 'trial000047');
    assert.equal((await harness.api.send(listMessages, {}, { token })).value.list.length, 1);
    for (const call of [readInbox, deleteMessages, restoreMessages]) {
      const refused = await harness.api.send(call, { box: 'messages', ids: ['x'] }, { token });
      assert.deepEqual([refused.status, refused.code], [403, 'in_need_true_account']);
    }
  });

  // covers 2.5, 9
  test('records announcements read by each member separately', async () => {
    const { token, id } = await reader('gina');
    const other = await reader('hugo');
    const page = async (asked = {}, by = token) => (await harness.api.send(listOwnNotices, asked, { token: by })).value;
    const { list, unread, totalPages } = await page();
    const all = unread.announcements;
    assert.ok(all > 9);
    assert.deepEqual([list.length, totalPages], [9, Math.ceil(all / 9)]);
    const heard: LiveMessage[] = [];
    const stop = harness.app.server.kernel.live.listen(id, (message) => heard.push(message));
    const read = (ids: string[]) => harness.api.send(readInbox, { box: 'announcements', ids }, { token });
    assert.equal((await read([list[0]?.id ?? ''])).value.unread.announcements, all - 1);
    assert.equal((await read([list[0]?.id ?? ''])).value.unread.announcements, all - 1);
    assert.equal((await read([list[1]?.id ?? '', 'nothing'])).code, 'not_found');
    assert.equal((await page()).unread.announcements, all - 1);
    await harness.app.server.kernel.live.flush();
    assert.deepEqual(
      heard.map(({ event }) => event),
      [{ type: 'rewards', what: 'inbox' }],
    );
    stop();
    assert.equal(
      (await harness.api.send(readInbox, { box: 'announcements' }, { token })).value.unread.announcements,
      0,
    );
    assert.equal((await page({}, other.token)).unread.announcements, all);
    assert.deepEqual((await page({ pageNo: 1000 })).list, []);
  });

  test('shows a new member nothing unread', async () => {
    await addMember(harness.app, 'ivan01');
    const { value } = await harness.api.send(listOwnNotices, {}, { token: await tokenOf(harness.app, 'ivan01') });
    assert.equal(value.unread.announcements, 0);
    assert.ok(value.list.every(({ isRead }) => isRead));
  });
});
