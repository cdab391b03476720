import type { Call, CallInput, CallResult } from '@portal/shared/contract/calls/define-call';
import { ruleRefusalStatus, statusByRefusal } from '@portal/shared/contract/calls/refusals';
import * as v from 'valibot';

/** Thrown by a reply to answer with a refusal. */
export class Refused extends Error {
  constructor(
    readonly code: string,
    readonly fields?: Record<string, string>,
  ) {
    super(code);
  }
}

interface Answer {
  call: Call;
  reply: (input: never) => unknown;
}

/** Prepares the answer of one call. */
export function answering<C extends Call>(call: C, reply: (input: CallInput<C>) => CallResult<C>): Answer {
  return { call, reply };
}

/** Prepares a refusal of one call. */
export function refusing(call: Call, code: string, fields?: Record<string, string>): Answer {
  return {
    call,
    reply() {
      throw new Refused(code, fields);
    },
  };
}

interface SeenCall {
  path: string;
  input: unknown;
  token: string | null;
}

export interface FakeOperatorApi {
  fetch: typeof fetch;
  seen: SeenCall[];
  /** Inputs of the calls whose path ends so. */
  inputsOf(ending: string): unknown[];
  /** Replaces the prepared answer of that call. */
  answerWith(answer: Answer): void;
  /** True while the whole platform is unavailable. */
  isDown: boolean;
}

const json = (body: unknown, status = 200) =>
  new Response(JSON.stringify(body), { status, headers: { 'Content-Type': 'application/json' } });

/** The operators' port as the contract declares it: requests and answers must match the schemas. */
export function fakeOperatorApi(prepared: readonly Answer[]): FakeOperatorApi {
  const answers = [...prepared];
  const api: FakeOperatorApi = {
    seen: [],
    inputsOf: (ending) => api.seen.filter(({ path }) => path.endsWith(ending)).map(({ input }) => input),
    isDown: false,
    answerWith: (answer) => answers.unshift(answer),
    fetch: async (target, init) => answer(target instanceof Request ? target : new Request(target, init)),
  };
  async function answer(request: Request): Promise<Response> {
    if (api.isDown) throw new TypeError('network');
    const { pathname, searchParams } = new URL(request.url);
    for (const { call, reply } of answers) {
      const match = call.method === request.method.toLowerCase() ? patternOf(call).exec(pathname)?.groups : undefined;
      if (!match && !(call.path === pathname && call.method === request.method.toLowerCase())) continue;
      const token = request.headers.get('authorization');
      if (call.access === 'operator' && !token) return refusal('operator_login_required');
      const isQuery = call.method === 'get' || call.method === 'delete';
      const body: unknown = isQuery ? Object.fromEntries(searchParams) : await request.json();
      const input = v.parse(call.input, { ...(typeof body === 'object' ? body : {}), ...match });
      api.seen.push({ path: pathname, input, token });
      return given(call, reply, input);
    }
    return refusal('unknown_call');
  }
  return api;
}

function given(call: Call, reply: Answer['reply'], input: unknown): Response {
  try {
    return json({ success: true, value: v.parse(call.output, reply(input as never)) });
  } catch (error) {
    if (error instanceof Refused) return refusal(error.code, error.fields);
    throw error;
  }
}

function refusal(code: string, fields?: Record<string, string>): Response {
  return json(
    { success: false, code, message: `refused: ${code}`, fields },
    statusByRefusal[code] ?? ruleRefusalStatus,
  );
}

function patternOf({ path }: Call): RegExp {
  return new RegExp(`^${path.replace(/:([a-zA-Z]+)/g, '(?<$1>[^/]+)')}$`);
}
