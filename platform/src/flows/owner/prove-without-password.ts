import { Refusal } from '../../kernel/refusal.ts';
import { refusalAt } from '../../kernel/refusal-at.ts';
import type { PasswordDeps } from '../passwords/password-deps.ts';
import { isFresh } from './fresh.rules.ts';
import type { OwnerClaim } from './owner-claim.ts';
import { type OwnerContact, ownerContact, shownPlace } from './owner-contact.ts';

/**
 * Who has no login password shows a code sent to the bound contact, or a new sign-in with the identity provider. Who has
 * nothing bound that anybody could prove has only come by that provider: a session of the last minutes is such a sign-in.
 * @throws Refusal `owner_code_required`, `invalid_verification_code`, `identity_token_invalid`, `sign_in_again`
 */
export async function proveWithoutPassword(deps: PasswordDeps, claim: OwnerClaim): Promise<void> {
  const { owner, proof } = claim;
  if (proof.firebaseIdToken) return proveSignIn(deps, claim);
  const place = await ownerContact(deps, owner.id);
  if (place) return proveContact(deps, place, proof.ownerCode);
  if (!(await sessionIsFresh(deps, claim))) throw new Refusal('sign_in_again');
}

/** The session of the call began minutes ago, by whatever way the member logs in. */
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
  // Of another number: the code that was typed proves nothing.
  throw new Refusal(
    'identity_token_invalid',
    firebaseChannel === 'sms' ? { fields: { ownerCode: 'invalid_verification_code' } } : {},
  );
}

async function proveContact(
  { verification }: PasswordDeps,
  place: OwnerContact,
  code: string | undefined,
): Promise<void> {
  // A number that the identity provider proves is proved by its token alone.
  if (!code || place.channel === 'firebase')
    throw new Refusal('owner_code_required', { fields: { ownerCode: 'required' }, value: shownPlace(place) });
  if (await verification.codes.use({ purpose: 'prove_owner', to: place.value, code })) return;
  throw refusalAt('ownerCode', 'invalid_verification_code');
}
