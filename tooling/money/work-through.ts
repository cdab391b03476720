import assert from 'node:assert/strict';
import { setTimeout as pause } from 'node:timers/promises';
import type { Call } from '@portal/shared/contract/define-call';
import type { ApiAnswer } from '../../platform/src/testing/api-client.ts';
import type { MoneyClient } from './money-client.ts';
import type { Done, Operation } from './money-operations.ts';

export interface Work {
  done: Done[];
  /** Milliseconds of every answer, whatever it said. */
  latencies: number[];
  /** How often there was none that says what became of it. */
  unanswered: number;
}

/** A claim of a process that was killed ends with its lease of 30 seconds. */
const restWithinMs = 90_000;
const again = 50;
/** Of a client: while nobody answers it begins nothing more. */
const pendingAtMost = 5;

/** Refusals that the load brings about by itself; every other one is a fault. */
const expected = new Set([
  ...['insufficient_balance', 'withdrawal_open', 'withdrawals_of_day', 'withdrawal_debt', 'deposits_open'],
  ...['deposits_of_day', 'proposal_open', 'proposal_stale', 'proposal_decided', 'withdrawal_state', 'turnover_missing'],
]);

/** An answer that says what became of it, or nothing: lost, too early, or of a platform without its database. */
async function answerTo(operation: Operation): Promise<ApiAnswer<Call> | undefined> {
  const answer = await operation.ask().catch(() => undefined);
  if (!answer || answer.status >= 500 || answer.status === 429 || answer.code === 'in_progress') return undefined;
  const { code = '' } = answer;
  assert.ok(answer.success || expected.has(code), `${operation.kind} was refused: ${answer.status} ${code}`);
  return answer;
}

/**
 * Clients at work at once until it is over; then each brings to an end what it began, and asks until it is answered.
 * `isOver` throws when there is nobody left to ask.
 */
export async function workThrough(clients: readonly MoneyClient[], isOver: () => boolean): Promise<Work> {
  const work: Work = { done: [], latencies: [], unanswered: 0 };

  async function tried(client: MoneyClient, operation: Operation): Promise<boolean> {
    const begun = performance.now();
    const answer = await answerTo(operation);
    if (!answer) {
      work.unanswered += 1;
      return false;
    }
    work.latencies.push(performance.now() - begun);
    const done = { operation, answer };
    work.done.push(done);
    client.note(done);
    return true;
  }

  async function run(client: MoneyClient): Promise<void> {
    const pending: Operation[] = [];
    for (let turn = 0; !isOver(); turn += 1) {
      const isPatient = pending.length >= pendingAtMost || turn % 4 === 0;
      const operation = (isPatient ? pending.shift() : undefined) ?? client.next();
      if (await tried(client, operation)) continue;
      pending.push(operation);
      await pause(again);
    }
    await finish(client, pending);
  }

  async function finish(client: MoneyClient, pending: Operation[]): Promise<void> {
    const deadline = Date.now() + restWithinMs;
    for (;;) {
      isOver();
      pending.push(...client.rest());
      const operation = pending.shift();
      if (!operation) return;
      if (await tried(client, operation)) continue;
      assert.ok(Date.now() < deadline, `${operation.kind} ${operation.subject} is still not answered`);
      pending.push(operation);
      await pause(again);
    }
  }

  await Promise.all(clients.map(run));
  return work;
}

/** Asks for the last ones once more: each gets its first answer again. */
export async function repeatLast({ done }: Work, count: number): Promise<void> {
  for (const { operation, answer } of done.slice(-count)) {
    const { status, code, value } = await operation.ask();
    const { kind } = operation;
    assert.deepEqual(
      { kind, status, code, value },
      { kind, status: answer.status, code: answer.code, value: answer.value },
    );
  }
}
