import { randomUUID } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import type { Call, CallInput, CallOutput } from '@portal/shared/contract/calls/define-call';
import { envelope } from '@portal/shared/contract/calls/envelope';
import { stepUpOperator } from '@portal/shared/contract/operators/session';
import * as v from 'valibot';
import { readSession } from './session-file.ts';

/** Content of `DATA_DIR/operator.json`, written by the platform for commands on this machine. */
const operatorFile = v.object({ address: v.pipe(v.string(), v.url()), token: v.string() });
interface OperatorAccess extends v.InferOutput<typeof operatorFile> {
  /** Operator logged in at the command line, if any. */
  username?: string;
}

/** The platform refused or could not be reached: one message for the person at the terminal. */
export class CommandProblem extends Error {
  readonly code: string;
  /** Further fields of the refusal. */
  readonly value: unknown;
  constructor(code: string, message: string, value?: unknown) {
    super(message);
    this.code = code;
    this.value = value;
  }
}

interface Refused {
  code: string;
  message: string;
  fields?: Record<string, string>;
  value?: unknown;
}

export interface OperatorClient {
  call<C extends Call>(call: C, input: CallInput<C>): Promise<CallOutput<C>>;
}

export async function readOperatorAccess(dataDir: string): Promise<OperatorAccess> {
  const file = path.join(dataDir, 'operator.json');
  const text = await readFile(file, 'utf8').catch(() => undefined);
  if (text === undefined) {
    throw new CommandProblem(
      'not_running',
      `${file} does not exist. Start the product first (npm start), or set DATA_DIR.`,
    );
  }
  const result = v.safeParse(operatorFile, JSON.parse(text));
  if (!result.success) throw new CommandProblem('not_running', `${file} has no address and token.`);
  return { ...result.output, ...(await readSession(dataDir)) };
}

/**
 * Calls of the contract as the operator of `access`. Throws a CommandProblem for a refusal and for no answer. Where the
 * platform demands a new code of the authenticator, `askCode` gets it and the call is made again.
 */
export function operatorClient(access: OperatorAccess, askCode?: () => Promise<string>): OperatorClient {
  const client: OperatorClient = {
    async call(call, input) {
      const answer = await send(access, call, v.parse(v.record(v.string(), v.unknown()), input));
      if (call.csv && answer.ok) return v.parse(call.output, await answer.text());
      const result = v.safeParse(envelope, await answer.json().catch(() => undefined));
      if (!result.success)
        throw new CommandProblem('bad_answer', `${access.address} answered ${answer.status} without an envelope.`);
      if (!result.output.success) {
        if (result.output.code !== 'step_up_required' || !askCode) throw refused(access, result.output);
        await operatorClient(access).call(stepUpOperator, { code: await askCode() });
        return operatorClient(access).call(call, input);
      }
      return v.parse(call.output, result.output.value);
    },
  };
  return client;
}

async function send(access: OperatorAccess, call: Call, fields: Record<string, unknown>): Promise<Response> {
  const remaining = { ...fields };
  const pathname = call.path.replace(/:(\w+)/g, (_, name: string) => {
    const value = remaining[name];
    delete remaining[name];
    return encodeURIComponent(String(value));
  });
  const url = new URL(pathname, access.address);
  const hasBody = call.method === 'post' || call.method === 'put';
  const given = Object.entries(remaining).filter(([, value]) => value !== undefined);
  if (!hasBody) for (const [name, value] of given) url.searchParams.set(name, String(value));
  try {
    return await fetch(url, {
      method: call.method.toUpperCase(),
      headers: {
        authorization: `Bearer ${access.token}`,
        ...(hasBody && { 'content-type': 'application/json' }),
        ...(call.idempotent && { 'idempotency-key': randomUUID() }),
      },
      ...(hasBody && { body: JSON.stringify(remaining) }),
    });
  } catch {
    throw new CommandProblem(
      'no_answer',
      `The platform does not answer at ${access.address}. Is it running (npm start)?`,
    );
  }
}

/** An idle session is reported as such: the machine's own operator must not take over silently. */
function refused({ username }: OperatorAccess, refusal: Refused): CommandProblem {
  const { code } = refusal;
  if (code === 'step_up_required')
    return new CommandProblem(
      code,
      `${refusalText(refusal)}\nAt a terminal the command asks for it, or reads OPERATOR_CODE.`,
    );
  if (code === 'own_login_required')
    return new CommandProblem(code, `${refusalText(refusal)}\nLog in as yourself:  login <username>`);
  if (code !== 'operator_login_required' || !username)
    return new CommandProblem(code, refusalText(refusal), refusal.value);
  const text = `The session of ${username} has ended. Log in again:  login ${username}\nOr run  logout  to continue as the operator of this machine.`;
  return new CommandProblem(code, text);
}

/** Formats a refusal for the terminal: text, code and faulty fields. */
export function refusalText(refusal: Refused): string {
  const details = Object.entries(refusal.fields ?? {}).map(([field, text]) => `  ${field}: ${text}`);
  return [`${refusal.message} (${refusal.code})`, ...details].join('\n');
}
