import { setFirstPassword } from '@portal/shared/contract/accounts/passwords';
import type { FastifyInstance } from 'fastify';
import { route } from '../../kernel/contract-route.ts';
import { hashPassword } from '../../kernel/passwords.ts';
import { Refusal } from '../../kernel/refusal.ts';
import { proveOwner } from '../owner/prove-owner.ts';
import { assertConfirmation, assertNewPassword } from './assert-new-password.ts';
import type { PasswordDeps } from './password-deps.ts';
import { storeNewPassword } from './store-new-password.ts';

/**
 * Sets a login password for a member without one, which opens what requires it (authenticator, replacing a contact).
 * Ends other sessions. A member who has a password changes it instead.
 */
export function firstPasswordFlow(app: FastifyInstance, deps: PasswordDeps): void {
  const { kernel } = app;
  route(app, setFirstPassword, async ({ newPassword, confirmNewPassword, ...proof }, context) => {
    await assertNewPassword(kernel, deps.content, newPassword);
    assertConfirmation('confirmNewPassword', newPassword, confirmNewPassword);
    const owner = await deps.member.byId(context.member.memberId);
    if (!owner) throw new Refusal('not_logged_in');
    if (owner.hasPassword) throw new Refusal('old_password_wrong', { fields: { loginPassword: 'required' } });
    await proveOwner(deps, { owner, proof, context, now: kernel.clock.now() });
    const passwordHash = await hashPassword(newPassword);
    return kernel.database.transaction(async () => {
      await storeNewPassword(deps, owner, passwordHash);
      return { token: await deps.session.renew(context.member) };
    });
  });
}
