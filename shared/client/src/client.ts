import type { Call, CallInput, CallOutput } from '@portal/shared/contract/calls/define-call';
import { envelope } from '@portal/shared/contract/calls/envelope';
import ky, { HTTPError, type KyInstance, TimeoutError } from 'ky';
import * as v from 'valibot';
import { createEncryption, type Encryption } from './encryption.ts';
import { FaultError, RefusalError } from './errors.ts';
import { createRenewals, isNotLoggedIn } from './renewals.ts';
import { createServerClock, type ServerClock } from './server-clock.ts';

/** What a call carries beside its input; read for each call. */
export interface ClientContext {
  baseUrl: string;
  token(): string | undefined;
  language(): string;
  merchant(): string;
  /** For example "shell@1.2.3,remote-games@1.0.4". */
  release(): string;
  /** Called for every `not_logged_in` of a call with a token, unless the token has been replaced since. */
  onSessionEnded?(): void;
  /** Called with the new token of a call that `renewsSession`, before its caller gets the response. */
  onSessionRenewed?(token: string): void;
  /** Called for every call refused because the portal is closed: under maintenance, or to this region. */
  onClosed?(): void;
  /** Called for every call refused because the platform is briefly away, for example its database. */
  onAway?(): void;
  fetch?: typeof fetch;
}

const closed: readonly string[] = ['under_maintenance', 'region_blocked'];

export interface SendOptions {
  idempotencyKey?: string;
  signal?: AbortSignal;
}

export interface Client {
  send<C extends Call>(call: C, input: CallInput<C>, options?: SendOptions): Promise<CallOutput<C>>;
  /** Number of money calls without a response yet: no remote is swapped meanwhile. */
  moneyCallsInFlight(): number;
}

const callTimeoutMs = 30_000;

function headersOf(context: ClientContext, call: Call, options: SendOptions): Record<string, string> {
  const token = call.access === 'public' && !call.knowsMember ? undefined : context.token();
  return {
    Merchant: context.merchant(),
    'Accept-Language': context.language(),
    'X-Release': context.release(),
    ...(token && { Authorization: `Bearer ${token}` }),
    ...(call.idempotent && { 'Idempotency-Key': options.idempotencyKey ?? crypto.randomUUID() }),
  };
}

function faultOf(error: unknown): unknown {
  if (error instanceof RefusalError || error instanceof FaultError) return error;
  if (error instanceof DOMException && error.name === 'AbortError') return error;
  if (error instanceof TimeoutError) return new FaultError('timeout', error);
  return new FaultError(error instanceof HTTPError ? 'server' : 'network', error);
}

async function request(
  parts: { http: KyInstance; encryption: Encryption; clock: ServerClock; context: ClientContext },
  call: Call,
  input: Readonly<Record<string, unknown>>,
  options: SendOptions,
): Promise<Response> {
  const { path, remaining } = addressOf(call, input);
  const inQuery = call.method === 'get' || call.method === 'delete';
  const body = call.encrypted ? await parts.encryption.seal(remaining) : remaining;
  const answer = await parts.http(path.slice(1), {
    method: call.method,
    headers: headersOf(parts.context, call, options),
    ...(options.signal && { signal: options.signal }),
    ...(inQuery
      ? { searchParams: queryOf(remaining) }
      : call.form
        ? { body: new URLSearchParams(queryOf(remaining)) }
        : { json: body }),
  });
  parts.clock.learn(answer.headers.get('date'));
  return answer;
}

/** The only path from browser code to the platform: one function, typed by the contract. */
export function createClient(context: ClientContext): Client {
  const http = ky.create({
    prefixUrl: context.baseUrl,
    throwHttpErrors: false,
    timeout: callTimeoutMs,
    retry: { limit: 1, methods: ['get'], statusCodes: [] },
    cache: 'no-store',
    ...(context.fetch && { fetch: context.fetch }),
  });
  const clock = createServerClock();
  const parts = { http, clock, encryption: createEncryption(http, clock), context };
  const renewals = createRenewals(context);
  let moneyCalls = 0;

  async function attempt<C extends Call>(call: C, input: CallInput<C>, options: SendOptions, mayRepeat: boolean) {
    const fields = (input ?? {}) as Readonly<Record<string, unknown>>;
    const answer = await request(parts, call, fields, options);
    try {
      return await readEnvelope(call, answer);
    } catch (error) {
      // A new key or the server's time has just arrived: seal the same body again and repeat once.
      const stale = error instanceof RefusalError && ['unknown_key', 'payload_stale'].includes(error.code);
      if (!stale || !mayRepeat) throw error;
      parts.clock.believe(error.value.serverTime);
      parts.encryption.forgetKeys();
      return attempt(call, input, options, false);
    }
  }

  return {
    moneyCallsInFlight: () => moneyCalls,
    async send(call, input, options = {}) {
      const token = context.token();
      if (call.idempotent) moneyCalls += 1;
      try {
        const sendIt = () => attempt(call, input, options, call.encrypted === true);
        return await (call.renewsSession ? renewals.renewing(sendIt) : renewals.carrying(sendIt));
      } catch (error) {
        if (isNotLoggedIn(error) && token && context.token() === token) context.onSessionEnded?.();
        if (error instanceof RefusalError && closed.includes(error.code)) context.onClosed?.();
        if (error instanceof RefusalError && error.code === 'temporarily_unavailable') context.onAway?.();
        throw faultOf(error);
      } finally {
        if (call.idempotent) moneyCalls -= 1;
      }
    },
  };
}

type Fields = Readonly<Record<string, unknown>>;

/** Path with `:name` parts filled from the input, and the remaining fields for query or body. */
function addressOf(call: Call, input: Fields): { path: string; remaining: Fields } {
  const remaining: Record<string, unknown> = { ...input };
  const path = call.path.replace(/:([a-zA-Z]+)/g, (_, name: string) => {
    const value = remaining[name];
    delete remaining[name];
    return encodeURIComponent(String(value));
  });
  return { path, remaining };
}

/** Query of a GET or DELETE: undefined fields are omitted. */
function queryOf(fields: Fields): Record<string, string> {
  const entries = Object.entries(fields).filter(([, value]) => value !== undefined);
  return Object.fromEntries(entries.map(([name, value]) => [name, String(value)]));
}

/**
 * Returns the value of a response, checked against the contract. @throws RefusalError for a refusal, FaultError
 * otherwise
 */
async function readEnvelope<C extends Call>(call: C, answer: Response): Promise<CallOutput<C>> {
  if (call.csv && answer.ok) return readFile(call, answer);
  const body = v.safeParse(envelope, await answer.json().catch(() => undefined));
  if (!body.success) throw new FaultError(answer.status >= 500 ? 'server' : 'answer');
  if (!body.output.success) {
    const { code, message, fields, value } = body.output;
    throw new RefusalError(code, message, answer.status, fields, value);
  }
  const value = v.safeParse(call.output, body.output.value);
  if (!value.success) throw new FaultError('answer', value.issues);
  return value.output;
}

async function readFile<C extends Call>(call: C, answer: Response): Promise<CallOutput<C>> {
  const isFile = answer.headers.get('content-type')?.startsWith('text/csv');
  const text = isFile ? v.safeParse(call.output, await answer.text()) : undefined;
  if (!text?.success) throw new FaultError('answer', text?.issues);
  return text.output;
}
