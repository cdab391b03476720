import { resetPassword } from '@portal/shared/contract/accounts/passwords';
import type { FastifyInstance } from 'fastify';
import { route } from '../../kernel/contract-route.ts';
import { hashPassword } from '../../kernel/passwords.ts';
import { Refusal } from '../../kernel/refusal.ts';
import type { Member } from '../../modules/member/index.ts';
import { assertChanged, assertConfirmation, assertNewPassword } from './assert-new-password.ts';
import type { PasswordDeps } from './password-deps.ts';
import { storeNewPassword } from './store-new-password.ts';

/**
 * Sets a password by the link of forgot-by-email.ts and ends all sessions. A refused password leaves the link valid.
 */
export function resetPasswordFlow(app: FastifyInstance, deps: PasswordDeps): void {
  const { kernel } = app;
  const { content, member, session } = deps;
  route(
    app,
    resetPassword,
    async ({ resetToken, newPassword, confirmNewPassword }) => {
      const owner = await ownerOf(deps, resetToken);
      await assertNewPassword(kernel, content, newPassword);
      assertConfirmation('confirmNewPassword', newPassword, confirmNewPassword);
      assertChanged(owner.hasPassword && (await member.passwordMatches(owner, newPassword)));
      const passwordHash = await hashPassword(newPassword);
      await kernel.database.transaction(async () => {
        if (!(await member.links.use(resetToken))) throw new Refusal('reset_link_over');
        await storeNewPassword(deps, owner, passwordHash);
        await session.endAllOf(owner.id, 'password_changed');
      });
      return { account: owner.account };
    },
    { perMinute: () => content.settings.get('login.triesPerMinute') },
  );
}

async function ownerOf({ member }: PasswordDeps, resetToken: string): Promise<Member> {
  const memberId = await member.links.memberOf(resetToken);
  const owner = memberId ? await member.byId(memberId) : undefined;
  if (owner?.state !== 'open') throw new Refusal('reset_link_over');
  return owner;
}
