import { Refusal } from '../../kernel/calls/refusal.ts';
import { originOf } from '../../modules/sessions/index.ts';
import type { PasswordDeps } from '../passwords/password-deps.ts';
import type { OwnerClaim } from './owner-claim.ts';
import { proveWithoutPassword } from './prove-without-password.ts';

/**
 * Proves the owner before anything that could take an account over, since a session may be stolen: by the login
 * password, or its substitutes if there is none (decisions/018).
 * @throws Refusal `old_password_wrong` (field loginPassword), `too_many_requests` after five wrong ones, and those of
 * `proveWithoutPassword`
 */
export async function proveOwner(deps: PasswordDeps, claim: OwnerClaim): Promise<void> {
  const { owner, proof, context } = claim;
  if (!owner.hasPassword) return proveWithoutPassword(deps, claim);
  if (!proof.loginPassword) throw new Refusal('old_password_wrong', { fields: { loginPassword: 'required' } });
  await deps.session.confirmPassword(owner.id, proof.loginPassword, originOf(context), 'loginPassword');
}
