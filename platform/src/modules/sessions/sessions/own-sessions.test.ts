import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { getMemberInfo } from '@portal/shared/contract/accounts/member-info';
import { login } from '@portal/shared/contract/sessions/login';
import {
  endOtherSessions,
  endOwnSession,
  getLoginInfo,
  listSessions,
  logout,
} from '@portal/shared/contract/sessions/sessions';
import type { App } from '../../../app.ts';
import type { LiveMessage } from '../../../kernel/live/bus.ts';
import { type ApiClient, apiClient } from '../../../testing/api-client.ts';
import { forEachDatabase } from '../../../testing/database/databases.ts';
import { testClock } from '../../../testing/test-clock.ts';
import { testApp } from '../../../testing/test-kernel.ts';
import { addMember, testPassword } from '../../accounts/testing/add-member.ts';

const minutes = 60_000;
const firefox = 'Mozilla/5.0 (Windows NT 10.0; Win64; x64; rv:131.0) Gecko/20100101 Firefox/131.0';

forEachDatabase(({ database }) => {
  const clock = testClock();
  let app: App;
  let api: ApiClient;
  async function logIn(username: string, remoteAddress = '198.51.100.1'): Promise<string> {
    const headers = { 'user-agent': firefox };
    const input = { type: 'username', username, password: testPassword };
    return (await api.send(login, input, { remoteAddress, headers })).value.token;
  }
  const isAlive = async (token: string) => (await api.send(getMemberInfo, {}, { token })).status === 200;

  before(async () => {
    app = await testApp(database(), { clock });
    api = apiClient(app);
  });
  after(() => app.close());

  // covers 4
  test('a login shows the one before it', async () => {
    await addMember(app, 'info01');
    const first = await logIn('info01');
    const began = clock.now().toISOString();
    const info = (await api.send(getLoginInfo, {}, { token: first })).value;
    assert.deepEqual([info.startedAt, info.idleMinutes], [began, 30]);
    assert.equal(info.endsAt, new Date(clock.now().getTime() + 720 * minutes).toISOString());
    assert.equal('previousLoginAt' in info, false);
    clock.advanceMs(5 * minutes);
    const second = (await api.send(getLoginInfo, {}, { token: await logIn('info01', '203.0.113.5') })).value;
    assert.deepEqual([second.previousLoginAt, second.previousLoginAddress], [began, '198.51.100.1']);
    assert.equal('previousLoginAt' in (await api.send(getLoginInfo, {}, { token: first })).value, false);
  });

  // covers 4
  test('a month later the previous login is still known', async () => {
    await addMember(app, 'info02');
    await logIn('info02');
    clock.advanceMs(31 * 1440 * minutes);
    await app.server.kernel.jobs.runDue();
    assert.equal(
      (await api.send(getLoginInfo, {}, { token: await logIn('info02') })).value.previousLoginAddress,
      '198.51.100.1',
    );
  });

  test('active sessions are listed, the most recently used first, without their tokens', async () => {
    await addMember(app, 'list01');
    const gone = await logIn('list01');
    await api.send(logout, {}, { token: gone });
    const older = await logIn('list01', '203.0.113.6');
    clock.advanceMs(2 * minutes);
    const token = await logIn('list01');
    const { list } = (await api.send(listSessions, {}, { token })).value;
    const seen = list.map(({ address, device, isCurrent }) => [address, device, isCurrent]);
    assert.deepEqual(seen, [
      ['198.51.100.1', 'Firefox, Windows', true],
      ['203.0.113.6', 'Firefox, Windows', false],
    ]);
    assert.ok(list.every(({ id }) => id.length === 22 && !older.includes(id) && !token.includes(id)));
  });

  test("a member ends an own session by its id; another member's is not found", async () => {
    await addMember(app, 'end01');
    await addMember(app, 'end02');
    const [token, other, foreign] = [await logIn('end01'), await logIn('end01'), await logIn('end02')];
    const idOf = async (of: string) => (await api.send(getLoginInfo, {}, { token: of })).value.sessionId;
    const strange = await api.send(endOwnSession, { id: await idOf(foreign) }, { token });
    assert.deepEqual([strange.status, strange.code], [404, 'not_found']);
    assert.equal((await api.send(endOwnSession, { id: 'nothing' }, { token })).code, 'not_found');
    const id = await idOf(other);
    assert.equal((await api.send(endOwnSession, { id }, { token })).status, 200);
    assert.deepEqual([await isAlive(token), await isAlive(other), await isAlive(foreign)], [true, false, true]);
    assert.equal((await api.send(endOwnSession, { id }, { token })).code, 'not_found', 'it is over');
  });

  test('all other sessions are ended, their pages get the session and the reason, and open games end too', async () => {
    const member = await addMember(app, 'end03');
    const tokens = [await logIn('end03'), await logIn('end03'), await logIn('end03')];
    const heard: LiveMessage[] = [];
    const stop = app.server.kernel.live.listen(member.id, (message) => heard.push(message));
    const games: string[] = [];
    app.modules.session.onEnded(async (ids) => void games.push(...ids));
    const [token = '', ...others] = tokens;
    assert.equal((await api.send(endOtherSessions, {}, { token })).value.ended, 2);
    await app.server.kernel.live.flush();
    stop();
    const event = heard[0]?.event;
    assert.ok(event?.type === 'logout');
    assert.deepEqual([event.reason, event.sessionIds?.length], ['ended_by_you', 2]);
    assert.deepEqual(games.map((id) => id.slice(0, 22)).sort(), [...(event.sessionIds ?? [])].sort());
    assert.equal(await isAlive(token), true);
    for (const ended of others) assert.equal(await isAlive(ended), false);
    assert.equal((await api.send(endOtherSessions, {}, { token })).value.ended, 0);
  });

  // covers 4
  test('a session is over after twelve hours, however busy', async () => {
    await addMember(app, 'busy01');
    const token = await logIn('busy01');
    for (let turn = 0; turn < 29; turn += 1) {
      clock.advanceMs(24.8 * minutes);
      assert.equal(await isAlive(token), true, `turn ${turn}`);
    }
    clock.advanceMs(minutes);
    assert.equal(await isAlive(token), false);
  });

  test('a renewed session is the same one under another token; all others have ended', async () => {
    const { id: memberId } = await addMember(app, 'renew01');
    const [token, other] = [await logIn('renew01'), await logIn('renew01')];
    const before = (await api.send(getLoginInfo, {}, { token })).value;
    const sessionId = (await app.server.kernel.callers.resolveMember(requestWith(token), getMemberInfo))?.sessionId;
    const caller = { memberId, account: 'renew01', isAgent: 0, sessionId: sessionId ?? '', merchant: 'portal' };
    const renewed = await app.modules.session.renew(caller);
    assert.deepEqual([await isAlive(token), await isAlive(other), await isAlive(renewed)], [false, false, true]);
    assert.deepEqual((await api.send(getLoginInfo, {}, { token: renewed })).value, before);
    await api.send(logout, {}, { token: renewed });
    await assert.rejects(app.modules.session.renew(caller), /not_logged_in/);
  });
});

/** The parts of a request that a resolver reads. */
function requestWith(token: string) {
  const headers = { authorization: `Bearer ${token}` };
  return { headers } as Parameters<App['server']['kernel']['callers']['resolveMember']>[0];
}
