import assert from 'node:assert/strict';
import { acceptApprovalRequest } from '@portal/shared/contract/approvals/operator-approvals';
import type { Call, CallInput, OperatorRoleName } from '@portal/shared/contract/calls/define-call';
import { addOperator } from '@portal/shared/contract/operators/accounts';
import type { App } from '../../../app.ts';
import type { Database } from '../../../kernel/database/database.ts';
import { newId } from '../../../kernel/database/ids.ts';
import { type ApiAnswer, apiClient } from '../../../testing/api-client.ts';
import { hostedApp } from '../../../testing/hosted-app.ts';
import { testClock } from '../../../testing/test-clock.ts';
import { openOperatorSession } from '../sessions/operator-sessions.ts';
import { enrolAs } from './enrol-operator.ts';

/** Reason of every act. */
export const why = 'for a test';
/** Password of every account. */
export const password = 'a long enough one';
export const addressOf = (username: string) => `${username}@operators.example`;

/** Acts of operators and on their accounts, by username. */
export function operatorActs(host: { readonly app: App }) {
  /** Options of a call by that account: a session of its own, since others time out while the clock moves. */
  const as = async (username: string) => ({
    token: await openOperatorSession(host.app.server.kernel, username, false),
    headers: { 'idempotency-key': newId() },
  });
  const send = async <C extends Call>(username: string, call: C, input: CallInput<C>): Promise<ApiAnswer<C>> =>
    apiClient(host.app).send(call, input, await as(username));
  const accept = (username: string, id = '') => send(username, acceptApprovalRequest, { id, why });

  return {
    as,
    send,
    accept,
    /** Adds an account of the installation: a person of its own. Returns the authenticator's secret. */
    async add(username: string, ...roles: OperatorRoleName[]): Promise<string> {
      const secret = await host.app.modules.operator.add({ username, password, roles });
      assert.ok(secret, `${username} is taken`);
      return secret;
    },
    /** One admin requests an account, another approves it, and its owner enrols. */
    async addByTwo(username: string, roles: OperatorRoleName[], maker: string, checker: string): Promise<void> {
      const asked = { username, email: addressOf(username), roles, why };
      const { value } = await send(maker, addOperator, asked);
      const accepted = await accept(checker, value.approvalRequest?.id);
      assert.equal(accepted.status, 200, accepted.code);
      await enrolAs(host.app, addressOf(username), password);
    },
  };
}

/** A platform with a clock that the test moves, and acts of operators there. */
export function operatorsHarness(database: () => Database) {
  const clock = testClock();
  const hosted = hostedApp(database, { clock });
  return { clock, app: () => hosted.app, api: () => hosted.api, ...operatorActs(hosted) };
}
