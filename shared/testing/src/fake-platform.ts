import { allCalls } from '@portal/shared/contract/all-calls';
import type { Call, CallInput, CallResult } from '@portal/shared/contract/calls/define-call';
import { encryptedBody } from '@portal/shared/contract/calls/envelope';
import { ruleRefusalStatus, statusByRefusal } from '@portal/shared/contract/calls/refusals';
import { type LiveEvent, liveEvent, liveStreamPath } from '@portal/shared/contract/live/live-event';
import { compactDecrypt, exportJWK, generateKeyPair, type JWK } from 'jose';
import * as v from 'valibot';

export type CallName = keyof typeof allCalls;
type CallOf<Name extends CallName> = (typeof allCalls)[Name];

/** A refusal as an answer: `refuse('login_failed', { value: { captcha: true } })`. */
class FakeRefusal {
  constructor(
    readonly code: string,
    readonly detail: { message?: string; fields?: Record<string, string>; value?: Record<string, unknown> },
  ) {}
}

export const refuse = (code: string, detail: FakeRefusal['detail'] = {}) => new FakeRefusal(code, detail);

interface SeenCall {
  name: CallName;
  input: unknown;
  headers: Headers;
}

type Answer<Name extends CallName> = CallResult<CallOf<Name>> | FakeRefusal;
/** Reply to a call: a value, or a function of the checked input. */
export type FakeAnswers = {
  [Name in CallName]?: Answer<Name> | ((input: CallInput<CallOf<Name>>) => Answer<Name> | Promise<Answer<Name>>);
};

export interface FakePlatform {
  fetch: typeof fetch;
  /** Every call that arrived, decrypted, in order. */
  seen: SeenCall[];
  seenOf(name: CallName): SeenCall[];
  /** Other answers from now on. */
  answer(answers: FakeAnswers): void;
  /** Sends an event to every open live stream. */
  live(event: LiveEvent): void;
  openStreams(): number;
}

interface Route {
  name: CallName;
  call: Call;
  pattern: RegExp;
}

const names = Object.keys(allCalls) as CallName[];
const routes: readonly Route[] = names.map((name) => {
  const call: Call = allCalls[name];
  return { name, call, pattern: new RegExp(`^${call.path.replace(/:([a-zA-Z]+)/g, '(?<$1>[^/]+)')}$`) };
});

function routeOf(method: string, pathname: string): { route: Route; parts: Record<string, string> } | undefined {
  for (const route of routes) {
    const match = route.call.method === method ? route.pattern.exec(pathname) : null;
    if (match) return { route, parts: { ...match.groups } };
  }
  return undefined;
}

const json = (body: unknown, status = 200) =>
  new Response(JSON.stringify(body), {
    status,
    headers: { 'Content-Type': 'application/json', Date: new Date().toUTCString() },
  });

function refusalAnswer({ code, detail }: FakeRefusal): Response {
  const { message = code, ...rest } = detail;
  return json({ success: false, code, message, ...rest }, statusByRefusal[code] ?? ruleRefusalStatus);
}

interface Keys {
  publicKey: JWK;
  open(payload: string): Promise<unknown>;
}

/** The encryption of the wire with a key of its own. */
async function createKeys(): Promise<Keys> {
  const pair = await generateKeyPair('ECDH-ES', { crv: 'X25519', extractable: true });
  const publicKey = { ...(await exportJWK(pair.publicKey)), kid: 'fake-1' };
  return {
    publicKey,
    async open(payload) {
      const { plaintext } = await compactDecrypt(payload, pair.privateKey);
      return JSON.parse(new TextDecoder().decode(plaintext));
    },
  };
}

async function bodyOf(request: Request, { call }: Route, keys: () => Promise<Keys>): Promise<unknown> {
  if (request.method === 'GET' || request.method === 'DELETE')
    return Object.fromEntries(new URL(request.url).searchParams);
  if (call.form) return Object.fromEntries(new URLSearchParams(await request.text()));
  const body: unknown = await request.json();
  if (!call.encrypted) return body;
  const sealed = v.safeParse(encryptedBody, body);
  return sealed.success ? (await keys()).open(sealed.output.payload) : new FakeRefusal('encryption_required', {});
}

/**
 * The platform as the contract declares it, without a platform: input and output of every call are held against their
 * schemas, encrypted bodies are opened, calls with a token are refused without one. A call without an answer is
 * `unknown_call`. An answer that does not fit the contract is an error of the test and throws.
 */
export function createFakePlatform(initial: FakeAnswers = {}): FakePlatform {
  const answers: FakeAnswers = { ...initial };
  const seen: SeenCall[] = [];
  const streams = new Set<ReadableStreamDefaultController<Uint8Array>>();
  let keysMade: Promise<Keys> | undefined;
  const keys = () => {
    keysMade ??= createKeys();
    return keysMade;
  };

  async function answerCall(request: Request, { route, parts }: { route: Route; parts: Record<string, string> }) {
    const { name, call } = route;
    if (name === 'getKeys') return json({ keys: [(await keys()).publicKey] });
    const needsToken = call.access !== 'public';
    if (needsToken && !request.headers.get('authorization')) return refusalAnswer(refuse('not_logged_in'));
    const body = await bodyOf(request, route, keys);
    if (body instanceof FakeRefusal) return refusalAnswer(body);
    const input = v.safeParse(call.input, { ...(body as object), ...parts });
    seen.push({ name, input: body, headers: request.headers });
    if (!input.success) return refusalAnswer(refuse('invalid_input'));
    const prepared: unknown = answers[name];
    if (prepared === undefined) return refusalAnswer(refuse('unknown_call'));
    const given: unknown = typeof prepared === 'function' ? await prepared(input.output) : prepared;
    if (given instanceof FakeRefusal) return refusalAnswer(given);
    v.parse(call.output, given);
    if (call.csv) return new Response(String(given), { headers: { 'Content-Type': 'text/csv; charset=utf-8' } });
    return json({ success: true, value: given });
  }

  function openStream(signal: AbortSignal): Response {
    let mine: ReadableStreamDefaultController<Uint8Array> | undefined;
    const body = new ReadableStream<Uint8Array>({
      start(controller) {
        mine = controller;
        streams.add(controller);
        signal.addEventListener('abort', () => {
          if (streams.delete(controller)) controller.error(signal.reason);
        });
      },
      cancel() {
        if (mine) streams.delete(mine);
      },
    });
    return new Response(body, { headers: { 'Content-Type': 'text/event-stream' } });
  }

  async function fakeFetch(target: RequestInfo | URL, init?: RequestInit): Promise<Response> {
    const request = new Request(target instanceof Request ? target : new URL(String(target), 'http://localhost'), init);
    const { pathname } = new URL(request.url);
    if (pathname === liveStreamPath) return openStream(init?.signal ?? request.signal);
    const found = routeOf(request.method.toLowerCase(), pathname);
    return found ? answerCall(request, found) : refusalAnswer(refuse('unknown_call'));
  }
  return {
    fetch: fakeFetch,
    seen,
    seenOf: (name) => seen.filter((call) => call.name === name),
    answer: (more) => void Object.assign(answers, more),
    live(event) {
      const data = new TextEncoder().encode(`data: ${JSON.stringify(v.parse(liveEvent, event))}\n\n`);
      for (const stream of streams) stream.enqueue(data);
    },
    openStreams: () => streams.size,
  };
}
