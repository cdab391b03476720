import assert from 'node:assert/strict';
import { OutgoingMessage, ServerResponse } from 'node:http';
import { after, afterEach, before, mock, test } from 'node:test';
import { changePassword } from '@portal/shared/contract/accounts/passwords';
import { heartbeatMs, type LiveEvent, liveStreamPath } from '@portal/shared/contract/live/live-event';
import { endOtherSessions, getLoginInfo, logout } from '@portal/shared/contract/sessions/sessions';
import type { App } from '../../app.ts';
import { addMember, testPassword, tokenOf } from '../../modules/accounts/testing/add-member.ts';
import { type ApiClient, apiClient } from '../../testing/api-client.ts';
import { forEachDatabase } from '../../testing/database/databases.ts';
import { testClock } from '../../testing/test-clock.ts';
import { testApp } from '../../testing/test-kernel.ts';
import { streamsAtOnce } from './stream.ts';

const minutes = 60_000;

forEachDatabase(({ database }) => {
  const clock = testClock();
  let app: App;
  let api: ApiClient;
  let address: string;

  before(async () => {
    app = await testApp(database(), { clock, env: { TRUST_PROXY: '127.0.0.1' } });
    await app.modules.settings.write('login.triesPerMinute', 1000, 'test');
    api = apiClient(app);
    address = await app.server.listen({ port: 0, host: '127.0.0.1' });
    // Only the timer of the heartbeat.
    mock.timers.enable({ apis: ['setInterval'] });
  });
  afterEach(() => app.server.kernel.live.flush());
  after(async () => {
    mock.timers.reset();
    await app.close();
  });

  const idOf = async (token: string) => (await api.send(getLoginInfo, {}, { token })).value.sessionId;

  function headersOf(token?: string, from?: string): Headers {
    const headers = new Headers(token ? { authorization: `Bearer ${token}` } : {});
    if (from) headers.set('x-forwarded-for', from);
    return headers;
  }

  /** Opens a stream; `all()` returns its events once the platform has ended it. */
  async function stream(token?: string, lastId?: number, from?: string) {
    const headers = headersOf(token, from);
    if (lastId !== undefined) headers.set('last-event-id', String(lastId));
    const aborter = new AbortController();
    const answer = await fetch(address + liveStreamPath, {
      headers,
      signal: aborter.signal,
    });
    const reader = answer.body?.getReader();
    assert.ok(reader);
    const decoder = new TextDecoder();
    const read = async () => decoder.decode((await reader.read()).value);
    const first = await read();
    assert.match(first, /retry/);
    async function all(): Promise<LiveEvent[]> {
      // Events sent at once may have come with the first chunk.
      let text = first;
      for (let part = await reader?.read(); part && !part.done; part = await reader?.read())
        text += decoder.decode(part.value);
      return [...text.matchAll(/^data: (.*)$/gm)].map(([, data]) => JSON.parse(data ?? ''));
    }
    /** Returns the next event; heartbeats do not count. */
    async function next(): Promise<LiveEvent | undefined> {
      for (let text = await read(); text !== ''; text = await read()) {
        const [, data] = /^data: (.*)$/m.exec(text) ?? [];
        if (data) return JSON.parse(data);
      }
      return undefined;
    }
    return { first, all, read, next, close: () => aborter.abort() };
  }

  test('sends a logout to all streams of the member and ends only those of the session', async () => {
    await addMember(app, 'stream01');
    const [token, other] = [await tokenOf(app, 'stream01'), await tokenOf(app, 'stream01')];
    const sessionIds = [await idOf(token)];
    const [first, second] = [await stream(token), await stream(other)];
    await api.send(logout, {}, { token });
    await app.server.kernel.live.flush();
    assert.deepEqual(await first.all(), [{ type: 'logout', reason: 'ended_by_you', sessionIds }]);
    assert.deepEqual(await second.next(), { type: 'logout', reason: 'ended_by_you', sessionIds });
    app.server.kernel.live.publish(null, { type: 'composition', sequence: 7 });
    await app.server.kernel.live.flush();
    assert.deepEqual(await second.next(), { type: 'composition', sequence: 7 });
    second.close();
  });

  test('sends once what is published while a reconnecting stream reads its missed events', async () => {
    const { live } = app.server.kernel;
    const missedSince = live.missedSince;
    const meanwhile = mock.method(live, 'missedSince', async (memberId: string | null, lastId: number) => {
      live.publish(null, { type: 'composition', sequence: 21 });
      await live.flush();
      const missed = await missedSince(memberId, lastId);
      live.publish(null, { type: 'composition', sequence: 22 });
      await live.flush();
      return missed.filter(({ event }) => event.type === 'composition' && event.sequence === 21);
    });
    const visitor = await stream(undefined, 0);
    meanwhile.mock.restore();
    live.publish(null, { type: 'composition', sequence: 23 });
    await live.flush();
    let text = visitor.first;
    while (!text.includes('"sequence":23')) text += await visitor.read();
    const sequences = [...text.matchAll(/"sequence":(\d+)/g)].map(([, sequence]) => Number(sequence));
    assert.deepEqual(sequences, [21, 22, 23]);
    visitor.close();
  });

  test('drops events published together with the end of a session, and keeps other streams alive', async () => {
    const { id } = await addMember(app, 'stream12');
    const token = await tokenOf(app, 'stream12');
    const sessionIds = [await idOf(token)];
    const [open, visitor] = [await stream(token), await stream()];
    // Writing to an ended response ends the process, unless the connection closes faster.
    const written = mock.method(ServerResponse.prototype, 'write');
    const ended: boolean[] = [];
    written.mock.mockImplementation(function (this: ServerResponse, text: string) {
      ended.push(this.writableEnded);
      return OutgoingMessage.prototype.write.call(this, text, 'utf8');
    });
    app.server.kernel.live.publish(id, { type: 'logout', reason: 'ended_by_you', sessionIds });
    app.server.kernel.live.publish(null, { type: 'composition', sequence: 8 });
    await app.server.kernel.live.flush();
    mock.timers.tick(heartbeatMs);
    assert.deepEqual(await open.all(), [{ type: 'logout', reason: 'ended_by_you', sessionIds }]);
    assert.deepEqual(await visitor.next(), { type: 'composition', sequence: 8 });
    assert.deepEqual(new Set(ended), new Set([false]));
    written.mock.restore();
    visitor.close();
  });

  test('ends when the member ends its other sessions', async () => {
    await addMember(app, 'stream02');
    const [token, other] = [await tokenOf(app, 'stream02'), await tokenOf(app, 'stream02')];
    const sessionIds = [await idOf(other)];
    const open = await stream(other);
    await api.send(endOtherSessions, {}, { token });
    await app.server.kernel.live.flush();
    assert.deepEqual(await open.all(), [{ type: 'logout', reason: 'ended_by_you', sessionIds }]);
  });

  test('ends an idle session at the heartbeat, though its stream was open all the time', async () => {
    await addMember(app, 'stream03');
    const token = await tokenOf(app, 'stream03');
    const sessionIds = [await idOf(token)];
    clock.advanceMs(20 * minutes);
    const early = await stream(token);
    const open = await stream(token);
    clock.advanceMs(10 * minutes);
    mock.timers.tick(heartbeatMs);
    const expected = [{ type: 'logout', reason: 'session_expired', sessionIds }];
    assert.deepEqual(await open.all(), expected, 'opening a stream is no activity');
    assert.deepEqual(await early.all(), expected);
  });

  test('sends the reason and ends when a stream reconnects after the end of its session', async () => {
    const { id } = await addMember(app, 'stream04');
    const token = await tokenOf(app, 'stream04');
    const sessionIds = [await idOf(token)];
    await app.modules.session.endAllOf(id, 'password_changed');
    await app.server.kernel.live.flush();
    const open = await stream(token);
    assert.deepEqual(await open.all(), [{ type: 'logout', reason: 'password_changed', sessionIds }]);
  });

  // covers 4
  test('withholds account events except logout until the required password change is done', async () => {
    const { id } = await addMember(app, 'stream06');
    const restricted = { memberId: id, address: '127.0.0.1', client: '', passwordChangeRequired: true };
    const token = await app.modules.session.open(restricted);
    const open = await stream(token);
    const { live } = app.server.kernel;
    live.publish(id, { type: 'unread', unreadCount: 7 });
    live.publish(null, { type: 'composition', sequence: 8 });
    await live.flush();
    assert.deepEqual(await open.next(), { type: 'composition', sequence: 8 });
    const passwords = { oldPassword: testPassword, newPassword: 'Changed99', confirmNewPassword: 'Changed99' };
    const changed = await api.send(changePassword, passwords, { token });
    assert.equal(changed.status, 200);
    live.publish(id, { type: 'unread', unreadCount: 9 });
    await live.flush();
    assert.deepEqual(await open.next(), { type: 'unread', unreadCount: 9 });

    const ended = await app.modules.session.open(restricted);
    const last = await stream(ended);
    const sessionIds = [await idOf(ended)];
    await api.send(logout, {}, { token: ended });
    await live.flush();
    assert.deepEqual(await last.all(), [{ type: 'logout', reason: 'ended_by_you', sessionIds }]);
    open.close();
  });

  test('ends the stream of a closed account, and keeps those of a visitor and of a wrong token', async () => {
    const { id } = await addMember(app, 'stream05');
    const token = await tokenOf(app, 'stream05');
    const open = await stream(token);
    const visitors = [await stream(), await stream('x'.repeat(43))];
    await app.modules.member.setState(id, 'closed');
    mock.timers.tick(heartbeatMs);
    assert.deepEqual(
      (await open.all()).map((event) => event.type === 'logout' && event.reason),
      ['account_closed'],
    );
    for (const visitor of visitors) {
      assert.equal(await visitor.read(), ':\n\n');
      visitor.close();
    }
  });

  /** Tries until a closed stream has given its place back. */
  async function untilOpen(headers = headersOf()) {
    const isOpen = async () => {
      const { status, body } = await fetch(address + liveStreamPath, { headers });
      await body?.cancel();
      return status === 200;
    };
    while (!(await isOpen())) await new Promise((resolve) => setImmediate(resolve));
  }

  test('refuses streams of visitors of an address beyond a hundred, and gives a place back when one closes; members have their own', async () => {
    const opened = [];
    for (let no = 0; no < streamsAtOnce.ofVisitors; no += 1) opened.push(await stream());
    const refused = await fetch(address + liveStreamPath);
    assert.deepEqual([refused.status, (await refused.json()).code], [429, 'too_many_requests']);
    await addMember(app, 'stream13');
    const member = await stream(await tokenOf(app, 'stream13'));
    opened[0]?.close();
    await untilOpen();
    for (const each of [...opened, member]) each.close();
  });

  test('refuses streams of an address beyond three hundred, however many members share them', async () => {
    const from = '192.0.2.9';
    const opened = [];
    for (let no = 0; no < streamsAtOnce.ofAddress / streamsAtOnce.ofMember; no += 1) {
      await addMember(app, `ring${no}`);
      const token = await tokenOf(app, `ring${no}`);
      for (let of = 0; of < streamsAtOnce.ofMember; of += 1) opened.push(await stream(token, undefined, from));
    }
    await addMember(app, 'ring99');
    const token = await tokenOf(app, 'ring99');
    for (const headers of [headersOf(token, from), headersOf(undefined, from)])
      assert.equal((await fetch(address + liveStreamPath, { headers })).status, 429);
    opened[0]?.close();
    await untilOpen(headersOf(token, from));
    for (const each of opened) each.close();
  });
});
