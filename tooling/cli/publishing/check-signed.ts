import { randomBytes } from 'node:crypto';
import { textsHash } from '@portal/platform/modules/releases/publishers/claim.rules';
import { signClaim } from '@portal/platform/modules/releases/publishers/sign-claim';
import type { CallInput, CallOutput } from '@portal/shared/contract/calls/define-call';
import { canPublishSigned as call } from '@portal/shared/contract/releases/signed-publications';
import { outcomeOf, type SquadAccess, sendSigned } from './squad-access.ts';

/** Asks by the key of a squad whether its release could go live. Throws a CommandProblem as `publishSigned` does. */
export async function checkSigned(
  { key, address }: SquadAccess,
  asked: CallInput<typeof call>,
): Promise<CallOutput<typeof call>> {
  const { name, version, unpublished } = asked;
  const texts = textsHash(unpublished);
  const moment = { nonce: randomBytes(16).toString('base64url'), iat: Math.floor(Date.now() / 1000) };
  const signature = await signClaim({ asks: 'can-publish', name, version, texts, ...moment }, key);
  return outcomeOf(call, await sendSigned(call, address, signature, asked));
}
