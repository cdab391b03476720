import { Refusal } from '../../kernel/calls/refusal.ts';
import { refusalAt } from '../../kernel/calls/refusal-at.ts';
import type { PasswordDeps } from '../passwords/password-deps.ts';
import { isFresh } from './fresh-sign-in.rules.ts';
import type { OwnerClaim } from './owner-claim.ts';
import { maskedContact, type OwnerContact, ownerContact } from './owner-contact.ts';

/**
 * Proves an owner without a login password: by a code sent to the bound contact, or by a new sign-in with the identity
 * provider. If no bound contact can be verified, the member signed in with that provider, so a session of the last
 * minutes is proof enough.
 * @throws Refusal `owner_code_required`, `invalid_verification_code`, `identity_token_invalid`, `sign_in_again`
 */
export async function proveWithoutPassword(deps: PasswordDeps, claim: OwnerClaim): Promise<void> {
  const { owner, proof } = claim;
  if (proof.firebaseIdToken) return proveSignIn(deps, claim);
  const contact = await ownerContact(deps, owner.id);
  if (contact) return proveContact(deps, contact, proof.ownerCode);
  if (!(await sessionIsFresh(deps, claim))) throw new Refusal('sign_in_again');
}

/** True if the session began minutes ago, by any login method. */
export async function sessionIsFresh(
  { session }: PasswordDeps,
  { context, now }: Pick<OwnerClaim, 'context' | 'now'>,
): Promise<boolean> {
  const startedAt = await session.startedAt(context.member);
  return startedAt !== undefined && isFresh(startedAt, now);
}

async function proveSignIn({ session }: PasswordDeps, { owner, proof }: OwnerClaim): Promise<void> {
  const { firebaseChannel, firebaseIdToken = '' } = proof;
  if (firebaseChannel && (await session.signInIsOf(owner.id, firebaseChannel, firebaseIdToken))) return;
  // The token is for another number: the typed code proves nothing.
  throw new Refusal(
    'identity_token_invalid',
    firebaseChannel === 'sms' ? { fields: { ownerCode: 'invalid_verification_code' } } : {},
  );
}

async function proveContact(
  { verification }: PasswordDeps,
  contact: OwnerContact,
  code: string | undefined,
): Promise<void> {
  // A number that the identity provider verifies is proved only by its token.
  if (!code || contact.channel === 'firebase')
    throw new Refusal('owner_code_required', { fields: { ownerCode: 'required' }, value: maskedContact(contact) });
  if (await verification.codes.use({ purpose: 'prove_owner', to: contact.value, code })) return;
  throw refusalAt('ownerCode', 'invalid_verification_code');
}
