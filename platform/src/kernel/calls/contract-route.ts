import type { Call, CallParsedInput, CallResult } from '@portal/shared/contract/calls/define-call';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import * as v from 'valibot';
import { type Answer, refusalAnswer, valueAnswer } from '../http/answers.ts';
import { createSecrets } from '../security/secrets.ts';
import { type CallContext, createContext, headerText } from './context.ts';
import { answerOnce, readIdempotencyKey, requestHash } from './idempotency.ts';
import { parseInput, readFields } from './input.ts';
import { Refusal } from './refusal.ts';

export interface RouteOptions {
  /** Largest body in bytes, for the few calls that carry files. */
  bodyLimit?: number;
  /** Most fields of a body, for the few calls that carry long lists. */
  mostFields?: number;
  /** The handler checks each of `items` separately: a bad item refuses that item and never the call. */
  judgesItems?: boolean;
  /** Calls per address and minute; beyond it 429. Each process counts for itself (decisions/013). */
  perMinute?: () => Promise<number>;
  /** A public call that operators ask for, too: it is served on both ports. */
  isOnBothPorts?: boolean;
}

/** A caller refused before the body was read need not send the rest of it: the connection closes after the answer. */
async function endUnread(request: FastifyRequest, reply: FastifyReply): Promise<void> {
  if (reply.statusCode >= 400 && !request.raw.complete) reply.header('connection', 'close');
}

export type Handler<C extends Call> = (input: CallParsedInput<C>, context: CallContext) => Promise<CallResult<C>>;

/**
 * Serves a call of the contract: admits the caller, decrypts and checks the input, runs the handler, checks and wraps
 * its result. The handler of an `idempotent` call runs in one transaction with the record of its answer. When it
 * refuses, what it wrote inside `db.transaction` is rolled back and what it wrote outside stays (a counter of wrong
 * tries), as with any other call; a fault rolls back everything.
 */
export function route<C extends Call>(
  app: FastifyInstance,
  call: C,
  handler: Handler<C>,
  { perMinute, judgesItems, mostFields, isOnBothPorts, ...options }: RouteOptions = {},
): void {
  const { kernel } = app;
  const secrets = createSecrets(kernel.settings);
  const admitted = new WeakMap<FastifyRequest, CallContext>();
  const admit = async (request: FastifyRequest, reply: FastifyReply) => {
    admitted.set(request, await createContext(kernel, call, request, reply));
  };
  app.route({
    method: call.method.toUpperCase(),
    url: call.path,
    config: {
      call,
      ...(mostFields && { mostFields }),
      ...(isOnBothPorts && { isOnBothPorts }),
      ...(perMinute ? { rateLimit: { max: perMinute, timeWindow: 60_000 } } : {}),
    },
    ...options,
    // Their bodies are the largest: nobody else's is read.
    ...(call.access === 'operator' && { onRequest: admit }),
    ...(options.bodyLimit ? { onSend: endUnread } : {}),
    handler: (request, reply) => kernel.lifecycle.during(serve(request, reply)),
  });

  async function serve(request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> {
    request.log.debug(
      { moduleId: headerText(request, 'x-module-id'), release: headerText(request, 'x-release') },
      'call',
    );
    const context = admitted.get(request) ?? (await createContext(kernel, call, request, reply));
    const key = call.idempotent ? readIdempotencyKey(headerText(request, 'idempotency-key')) : undefined;
    const fields = await readFields(kernel, call, request, judgesItems);
    const input = parseInput(call, fields);
    const work = async () => valueAnswer(checkedOutput(call, await handler(input, context)));
    if (key === undefined) return sendAnswer(reply, await work());
    const claim = { scope: scopeOf(call, context), key, requestHash: requestHash(secrets, fields) };
    return sendAnswer(reply, await answerOnce(kernel.database, claim, () => answerOf(work, context)));
  }
}

/** Turns refusals into answers here, so that the record of an idempotent call is committed with them. */
async function answerOf(work: () => Promise<Answer>, context: CallContext): Promise<Answer> {
  try {
    return await work();
  } catch (error) {
    if (!(error instanceof Refusal)) throw error;
    return refusalAnswer(error, context.language);
  }
}

function checkedOutput(call: Call, value: unknown): unknown {
  const result = v.safeParse(call.output, value);
  if (result.success) return result.output;
  const where = result.issues.map((issue) => `${v.getDotPath(issue)}: ${issue.message}`).join('; ');
  throw new Error(`The answer of ${call.path} does not fit the contract: ${where}`);
}

function scopeOf(call: Call, context: CallContext): string {
  const caller =
    call.access === 'operator' ? `operator:${context.operator.operatorId}` : `member:${context.member.memberId}`;
  return `${caller} ${call.method} ${call.path}`;
}

export function sendAnswer(reply: FastifyReply, answer: Answer): FastifyReply {
  if (answer.retryAfterSeconds !== undefined) reply.header('retry-after', Math.ceil(answer.retryAfterSeconds));
  return reply
    .code(answer.status)
    .header('cache-control', 'no-store')
    .type('application/json; charset=utf-8')
    .send(answer.body);
}
