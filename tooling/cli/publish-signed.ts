import { createHash } from 'node:crypto';
import type { CallInput, CallOutput } from '@portal/shared/contract/define-call';
import { envelope } from '@portal/shared/contract/envelope';
import { publisherHeader, publishSignedRelease } from '@portal/shared/contract/operator/publisher-calls';
import * as v from 'valibot';
import { signClaim } from '../../platform/src/modules/releases/publishers/sign-claim.ts';
import { CommandProblem, refusalText } from './operator-client.ts';
import type { SquadKey } from './squad-key.ts';

type Publication = CallInput<typeof publishSignedRelease>;

export interface SquadAccess {
  key: SquadKey;
  /** Address of the operator port, `https://operators.example`. */
  address: string;
}

/** Publishes one release by the key of its squad. Throws a CommandProblem for a refusal and for no answer. */
export async function publishSigned(
  { key, address }: SquadAccess,
  release: Publication,
): Promise<CallOutput<typeof publishSignedRelease>> {
  const signature = await sign(key, release);
  // Asked with the signature alone first: a refusal in the middle of some megabytes is often lost with the connection.
  const judged = await send(address, signature, {});
  if (judged.success || judged.code !== 'invalid_input') return outcome(judged);
  return outcome(await send(address, signature, release));
}

function sign(key: SquadKey, { name, version, files }: Publication): Promise<string> {
  const bytes = Buffer.from(files['release.json'] ?? '', 'base64');
  const manifest = `sha384-${createHash('sha384').update(bytes).digest('base64')}`;
  return signClaim({ name, version, manifest, iat: Math.floor(Date.now() / 1000) }, key);
}

type Answer = v.InferOutput<typeof envelope>;

async function send(address: string, signature: string, body: object): Promise<Answer> {
  const answer = await fetch(new URL(publishSignedRelease.path, address), {
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

function outcome(answer: Answer): CallOutput<typeof publishSignedRelease> {
  if (!answer.success) throw new CommandProblem(answer.code, refusalText(answer));
  return v.parse(publishSignedRelease.output, answer.value);
}
