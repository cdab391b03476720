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
/** Why a call that changes something asks for no code. */
const takesAway = 'it only takes away, and speed counts';
const isContent = 'content has a history to go back to, and editors work on it all day';
const changesNothing = 'it asks or looks';
const unasked: Record<string, string> = {
  'POST /operator/releases/:name/rollback': takesAway,
  'POST /operator/release-sets/rollback': takesAway,
  'POST /operator/releases/freeze': takesAway,
  'POST /operator/releases/previews/:id/end': takesAway,
  'POST /operator/publishers/:kid/revoke': takesAway,
  'DELETE /operator/studios/keys/:keyId': takesAway,
  'PUT /operator/play/stops': takesAway,
  'DELETE /operator/members/:member/sessions': takesAway,
  'POST /operator/proposals/:id/decline': takesAway,
  'POST /operator/agents/requests/:id/withdraw': takesAway,
  'POST /operator/points/redemptions/:id/reject': takesAway,
  'PUT /operator/content/:kind/:id': isContent,
  'DELETE /operator/content/:kind/:id': isContent,
  'POST /operator/content/:kind/:id/undo': isContent,
  'POST /operator/pictures': isContent,
  'PUT /operator/games/:nodeId': 'order, state and picture in the lobby, set back by the same call',
  'PUT /operator/vendors/:vassalage/:gameType': 'order, state and picture in the lobby, set back by the same call',
  'POST /operator/promotions/applications/:id/review': 'its member sees that somebody looks; the decision asks',
  'POST /operator/releases/:name/can-promote': changesNothing,
  'POST /operator/reports/reconciliation': changesNothing,
  'DELETE /operator/session/logout': 'it ends the session itself',
  'POST /operator/session/step-up': 'it takes the code',
  'POST /operator/accounts/bootstrap': "the machine's token has no authenticator",
};

const nameOf = ({ method, path }: Call) => `${method.toUpperCase()} ${path}`;

test('asks for a code before every call of operators that changes something, except those with a reason', () => {
  const changing = Object.values<Call>(allCalls).filter(
    ({ access, method }) => access === 'operator' && method !== 'get',
  );
  assert.ok(changing.length > 50, 'the calls could not be read');
  assert.deepEqual(
    changing
      .filter(({ stepUp }) => !stepUp)
      .map(nameOf)
      .toSorted(),
    Object.keys(unasked).toSorted(),
  );
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
