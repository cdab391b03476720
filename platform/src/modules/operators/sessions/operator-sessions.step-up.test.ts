import assert from 'node:assert/strict';
import { test } from 'node:test';
import { listMembers } from '@portal/shared/contract/accounts/operator-members';
import { allCalls } from '@portal/shared/contract/all-calls';
import type { Call } from '@portal/shared/contract/calls/define-call';
import { operatorRoles } from '@portal/shared/contract/operators/accounts';
import { operatorLogin, stepUpOperator } from '@portal/shared/contract/operators/session';
import { forEachDatabase } from '../../../testing/database/databases.ts';
import { hostedApp } from '../../../testing/hosted-app.ts';
import { testClock } from '../../../testing/test-clock.ts';
import { secondFactorCode } from '../index.ts';
import { openOperatorSession } from './operator-sessions.ts';

const password = 'a long enough one';
/** Acts that only take something away wait for no code. */
const takingAway = [
  'POST /operator/releases/:name/rollback',
  'POST /operator/release-sets/rollback',
  'POST /operator/releases/freeze',
  'POST /operator/publishers/:kid/revoke',
  'POST /operator/releases/previews/:id/end',
  'POST /operator/proposals/:id/decline',
  'PUT /operator/play/stops',
  'DELETE /operator/studios/keys/:keyId',
];
/** What moves money, changes accounts of operators, keys, games, releases or settings, by the start of its path. */
const touching =
  /^(?:POST|PUT|DELETE) \/operator\/(?:accounts|proposals|releases|release-sets|publishers|settings|agents|points|rewards|envelopeDrops|studios|held-wins)\b|games\/import|adjustments|waivers|ranks|proposals/;

const nameOf = ({ method, path }: Call) => `${method.toUpperCase()} ${path}`;

test('asks for a code before every act on accounts, keys, money, releases and settings, except what takes away', () => {
  const operators = Object.values<Call>(allCalls).filter(({ access }) => access === 'operator');
  const unasked = operators
    .filter((call) => call.method !== 'get' && touching.test(nameOf(call)) && !call.stepUp)
    .map(nameOf);
  assert.deepEqual(unasked.filter((name) => !takingAway.includes(name)).toSorted(), [
    // The machine's token has no authenticator.
    'POST /operator/accounts/bootstrap',
    // These withdraw or look.
    'POST /operator/agents/requests/:id/withdraw',
    'POST /operator/points/redemptions/:id/reject',
    'POST /operator/releases/:name/can-promote',
  ]);
});

forEachDatabase(({ database }) => {
  const clock = testClock();
  const hosted = hostedApp(database, { clock });

  async function person(username: string) {
    const secret = await hosted.app.modules.operator.add({ username, password, roles: [...operatorRoles] });
    const code = () => secondFactorCode(secret ?? '', clock.now());
    const { value } = await hosted.api.send(operatorLogin, { username, password, code: code() });
    const stepUp = (typed: string) => hosted.api.send(stepUpOperator, { code: typed }, { token: value.token });
    return { token: value.token, code, stepUp };
  }
  const asked = Object.values<Call>(allCalls).filter(({ stepUp }) => stepUp);

  /** Codes of the calls that ask for a code, for a session. */
  async function codesOf(token: string): Promise<string[]> {
    const answers = asked.map(async (call) => {
      const hasBody = call.method === 'post' || call.method === 'put';
      const answer = await hosted.app.server.inject({
        method: call.method,
        url: call.path.replace(/:\w+/g, 'walk'),
        headers: { authorization: `Bearer ${token}`, 'idempotency-key': 'walk' },
        ...(hasBody && { payload: {} }),
      });
      return String(answer.json().code);
    });
    return Promise.all(answers);
  }

  // covers 6
  test('refuses a stolen session everything that asks for a code ten minutes after the last one, and nothing else', async () => {
    const { token, code, stepUp } = await person('ann');
    clock.advanceMs(10 * 60_000);
    assert.ok(!(await codesOf(token)).includes('step_up_required'));
    clock.advanceMs(1);
    assert.deepEqual([...new Set(await codesOf(token))], ['step_up_required']);
    assert.equal((await hosted.api.send(listMembers, {}, { token })).status, 200);
    assert.equal((await stepUp(code())).status, 200);
    assert.ok(!(await codesOf(token)).includes('step_up_required'));
    assert.equal((await stepUp(code())).code, 'step_up_failed', 'a code works once');
  });

  // covers 6
  test('locks the account with the fifth wrong code of sixty at once, the right one among them refused', async () => {
    const { stepUp, code } = await person('ben');
    clock.advanceMs(11 * 60_000);
    const right = code();
    const wrong = right === '000000' ? '000001' : '000000';
    const tries = await Promise.all(Array.from({ length: 60 }, (_, no) => stepUp(no === 30 ? right : wrong)));
    assert.deepEqual([...new Set(tries.map((answer) => answer.code))], ['step_up_failed']);
    const { list } = await hosted.app.modules.operator.readAudit(1, 100, { who: 'ben' });
    assert.equal(list.filter(({ act }) => act === 'locked').length, 1);
    clock.advanceMs(60_000);
    assert.equal((await stepUp(code())).code, 'step_up_failed', 'locked');
  });

  test("asks the machine's token, which has no authenticator, for none", async () => {
    const token = await openOperatorSession(hosted.app.server.kernel, 'cli', true);
    clock.advanceMs(3_600_000);
    assert.ok(!(await codesOf(token)).includes('step_up_required'));
  });
});
