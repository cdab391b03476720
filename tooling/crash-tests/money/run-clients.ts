import assert from 'node:assert/strict';
import { setTimeout as pause } from 'node:timers/promises';
import type { ApiAnswer } from '@portal/platform/testing/api-client';
import type { Call } from '@portal/shared/contract/calls/define-call';

/** One operation, repeated until it has a definite response. */
export interface Wanted {
  kind: string;
  /** Subject of the operation. */
  subject: string;
  /** Changes nothing: asked again, it may be answered otherwise. */
  isRead?: boolean;
  ask(): Promise<ApiAnswer<Call>>;
}

export interface DoneOf<O extends Wanted> {
  operation: O;
  answer: ApiAnswer<Call>;
}

/** Somebody who wants one thing after the other. */
export interface Client<O extends Wanted> {
  next(): O;
  /** Finishes what it began. */
  remaining(): O[];
  note(done: DoneOf<O>): void;
}

export interface Work<O extends Wanted> {
  done: DoneOf<O>[];
  /** Milliseconds of every response, whatever its result. */
  latencies: number[];
  /** How often there was none that says what became of it. */
  unanswered: number;
}

interface Orders {
  /** Refusals that the load itself causes; every other one is a fault. */
  expected: ReadonlySet<string>;
  /** Throws when there is no platform left to call. */
  isOver(): boolean;
}

/** A claim of a process that was killed ends with its lease of 30 seconds. */
const finishWithinMs = 90_000;
const again = 50;
/** State of a client: without a response it starts nothing new. */
const pendingAtMost = 5;

/** An answer that says what became of it, or nothing: lost, too early, or of a platform without its database. */
async function answerTo(operation: Wanted, expected: ReadonlySet<string>): Promise<ApiAnswer<Call> | undefined> {
  const answer = await operation.ask().catch(() => undefined);
  if (!answer || answer.status >= 500 || answer.status === 429 || answer.code === 'in_progress') return undefined;
  const { code = '' } = answer;
  assert.ok(answer.success || expected.has(code), `${operation.kind} was refused: ${answer.status} ${code}`);
  return answer;
}

/** Runs clients in parallel until the end; then each finishes what it started, repeating until it gets a response. */
export async function runClients<O extends Wanted>(
  clients: readonly Client<O>[],
  { expected, isOver }: Orders,
): Promise<Work<O>> {
  const work: Work<O> = { done: [], latencies: [], unanswered: 0 };

  async function tried(client: Client<O>, operation: O): Promise<boolean> {
    const begun = performance.now();
    const answer = await answerTo(operation, expected);
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

  async function run(client: Client<O>): Promise<void> {
    const pending: O[] = [];
    for (let turn = 0; !isOver(); turn += 1) {
      const isPatient = pending.length >= pendingAtMost || turn % 4 === 0;
      const operation = (isPatient ? pending.shift() : undefined) ?? client.next();
      if (await tried(client, operation)) continue;
      pending.push(operation);
      await pause(again);
    }
    await finish(client, pending);
  }

  async function finish(client: Client<O>, pending: O[]): Promise<void> {
    const deadline = Date.now() + finishWithinMs;
    for (;;) {
      isOver();
      pending.push(...client.remaining());
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

/** Asks for the last changes once more: each gets its first answer again. */
export async function repeatLast<O extends Wanted>({ done }: Work<O>, count: number): Promise<void> {
  for (const { operation, answer } of done.filter(({ operation: { isRead } }) => !isRead).slice(-count)) {
    const { status, code, value } = await operation.ask();
    const { kind } = operation;
    assert.deepEqual(
      { kind, status, code, value },
      { kind, status: answer.status, code: answer.code, value: answer.value },
    );
  }
}
