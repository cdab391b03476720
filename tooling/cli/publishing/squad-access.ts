import type { Call, CallOutput } from '@portal/shared/contract/calls/define-call';
import { envelope } from '@portal/shared/contract/calls/envelope';
import type { ReleaseName } from '@portal/shared/contract/releases/releases';
import { publisherHeader } from '@portal/shared/contract/releases/signed-publications';
import * as v from 'valibot';
import { CommandProblem, refusalText } from '../command/operator-client.ts';
import type { CommandInput } from '../command/run-command.ts';
import { readSquadKey, type SquadKey } from './squad-key.ts';

export interface SquadAccess {
  key: SquadKey;
  /** Address of the operator port, `https://operators.example`. */
  address: string;
}

/** Options of commands that a squad may call with its key. */
export const squadOptions = {
  key: { type: 'string', text: "a squad's key instead of an operator (or RELEASE_KEY_FILE)" },
  address: { type: 'string', text: "the registry's operator port, with a key (or RELEASE_ADDRESS)" },
} as const;

/** Key and address of a squad, from options or environment; undefined when no key is named. */
export async function squadAccess(input: CommandInput, name: ReleaseName): Promise<SquadAccess | undefined> {
  const file = input.option('key') ?? process.env.RELEASE_KEY_FILE;
  const address = input.option('address') ?? process.env.RELEASE_ADDRESS;
  if (!file) {
    if (input.option('address') === undefined) return undefined;
    throw new CommandProblem('invalid_input', 'An address needs a key:  --key squad-key.json, or RELEASE_KEY_FILE.');
  }
  if (!address || !URL.canParse(address)) {
    const where = '--address https://..., or RELEASE_ADDRESS';
    throw new CommandProblem('invalid_input', `A key needs the address of the registry's operator port:  ${where}.`);
  }
  if (input.isOn('live')) {
    throw new CommandProblem('invalid_input', 'A key can publish but not promote. Leave --live out.');
  }
  const key = await readSquadKey(file);
  if (key.name !== name) throw new CommandProblem('invalid_input', `${file} is a key of ${key.name}, not of ${name}.`);
  return { key, address };
}

type SignedAnswer = v.InferOutput<typeof envelope>;

/** Sends one signed call. Throws a CommandProblem when no registry answers. */
export async function sendSigned(call: Call, address: string, signature: string, body: object): Promise<SignedAnswer> {
  const answer = await fetch(new URL(call.path, address), {
    method: 'POST',
    headers: { 'content-type': 'application/json', [publisherHeader]: signature },
    body: JSON.stringify(body),
  }).catch(() => {
    throw new CommandProblem('no_answer', `The registry does not answer at ${address}. Is it the operator port?`);
  });
  const result = v.safeParse(envelope, await answer.json().catch(() => undefined));
  if (result.success) return result.output;
  throw new CommandProblem('bad_answer', `${address} answered ${answer.status} without an envelope.`);
}

/** The value of an answer. Throws a CommandProblem for a refusal. */
export function outcomeOf<C extends Call>(call: C, answer: SignedAnswer): CallOutput<C> {
  if (!answer.success) throw new CommandProblem(answer.code, refusalText(answer));
  return v.parse(call.output, answer.value);
}
