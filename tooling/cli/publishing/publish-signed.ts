import { createHash } from 'node:crypto';
import type { CallInput, CallOutput } from '@portal/shared/contract/define-call';
import { publishSignedRelease as call } from '@portal/shared/contract/releases/publishers';
import { signClaim } from '../../../platform/src/modules/releases/publishers/sign-claim.ts';
import { outcomeOf, type SquadAccess, sendSigned } from './squad-access.ts';
import type { SquadKey } from './squad-key.ts';

type Publication = CallInput<typeof call>;

/** Publishes one release by the key of its squad. Throws a CommandProblem for a refusal and for no answer. */
export async function publishSigned(
  { key, address }: SquadAccess,
  release: Publication,
): Promise<CallOutput<typeof call>> {
  const signature = await sign(key, release);
  // Asked with the signature alone first: a refusal in the middle of some megabytes is often lost with the connection.
  const judged = await sendSigned(call, address, signature, {});
  if (judged.success || judged.code !== 'invalid_input') return outcomeOf(call, judged);
  return outcomeOf(call, await sendSigned(call, address, signature, release));
}

function sign(key: SquadKey, { name, version, files }: Publication): Promise<string> {
  const bytes = Buffer.from(files['release.json'] ?? '', 'base64');
  const manifest = `sha384-${createHash('sha384').update(bytes).digest('base64')}`;
  return signClaim({ name, version, manifest, iat: Math.floor(Date.now() / 1000) }, key);
}
