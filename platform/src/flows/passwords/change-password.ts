import { changePassword } from '@portal/shared/contract/accounts/passwords';
import type { CallParsedInput } from '@portal/shared/contract/define-call';
import type { FastifyInstance } from 'fastify';
import { route } from '../../kernel/contract-route.ts';
import { hashPassword } from '../../kernel/passwords.ts';
import { Refusal } from '../../kernel/refusal.ts';
import { refusalAt } from '../../kernel/refusal-at.ts';
import type { Member } from '../../modules/member/index.ts';
import { originOf } from '../../modules/session/index.ts';
import { hasVerified } from '../owner/owner-contact.ts';
import { assertChanged, assertConfirmation, assertNewPassword } from './assert-new-password.ts';
import type { PasswordDeps } from './password-deps.ts';
import { storeNewPassword } from './store-new-password.ts';

/** Changes a member's password: ends all other sessions and issues this one a new token (docs/product.md 4). */
export function changePasswordFlow(app: FastifyInstance, deps: PasswordDeps): void {
  const { kernel } = app;
  route(app, changePassword, async (input, context) => {
    const caller = context.member;
    await assertNewPassword(kernel, deps.content, input.newPassword);
    assertConfirmation('confirmNewPassword', input.newPassword, input.confirmNewPassword);
    const owner = await deps.member.byId(caller.memberId);
    if (!owner) throw new Refusal('not_logged_in');
    await deps.session.confirmPassword(caller.memberId, input.oldPassword, originOf(context), 'oldPassword');
    assertChanged(input.newPassword.normalize('NFC') === input.oldPassword.normalize('NFC'));
    await assertCode(deps, owner, input);
    const passwordHash = await hashPassword(input.newPassword);
    return kernel.database.transaction(async () => {
      await storeNewPassword(deps, owner, passwordHash);
      return { token: await deps.session.renew(caller) };
    });
  });
}

/** True if CHNGPASSVERIF3 requires a code: the member has a verified number and somebody can still verify it. */
export async function passwordNeedsCode({ content, member }: PasswordDeps, memberId: string): Promise<boolean> {
  const { CHNGPASSVERIF3 } = await content.settings.get('register.flags');
  if (!CHNGPASSVERIF3 || (await content.contactChannel('mobile')) === 'none') return false;
  return hasVerified(member, memberId, 'mobile');
}

async function assertCode(
  deps: PasswordDeps,
  owner: Member,
  { verificationCode: code, firebaseIdToken }: CallParsedInput<typeof changePassword>,
): Promise<void> {
  if (!(await passwordNeedsCode(deps, owner.id))) return;
  const { value: mobile = '' } = (await deps.member.contactOf(owner.id, 'mobile')) ?? {};
  if (await deps.session.provesMobile({ purpose: 'change_password', mobile, code, firebaseIdToken })) return;
  throw refusalAt('verificationCode', 'invalid_verification_code');
}
