import {
  changePassword,
  forgotPasswordByEmail,
  resetPassword,
  setFirstPassword,
  setPasswordByPhone,
  setPaymentPassword,
} from '@portal/shared/contract/accounts/passwords';
import type { CallParsedInput } from '@portal/shared/contract/calls/define-call';
import type { FastifyInstance } from 'fastify';
import type { OwnerClaim } from '../../../flows/owner/owner-claim.ts';
import { hasVerified } from '../../../flows/owner/owner-contact.ts';
import { proveOwner } from '../../../flows/owner/prove-owner.ts';
import { sessionIsFresh } from '../../../flows/owner/prove-without-password.ts';
import { assertChanged, assertConfirmation, assertNewPassword } from '../../../flows/passwords/assert-new-password.ts';
import { passwordChangedNotification } from '../../../flows/passwords/password-changed-notification.ts';
import { languageFor, type PasswordDeps } from '../../../flows/passwords/password-deps.ts';
import { storeNewPassword } from '../../../flows/passwords/store-new-password.ts';
import { typedMobile } from '../../../flows/typed-mobile.ts';
import { route } from '../../../kernel/calls/contract-route.ts';
import { Refusal } from '../../../kernel/calls/refusal.ts';
import { refusalAt } from '../../../kernel/calls/refusal-at.ts';
import { hashPassword } from '../../../kernel/security/passwords.ts';
import { originOf } from '../../sessions/index.ts';
import { linkMinutes, type Member } from '../index.ts';
import { simplePaymentPasswordCode } from '../passwords/simple-payment-password.rules.ts';

/** Changes a member's password: ends all other sessions and issues this one a new token (docs/product.md 4). */
export function changePasswordRoute(app: FastifyInstance, deps: PasswordDeps): void {
  const { kernel } = app;
  route(app, changePassword, async (input, context) => {
    const caller = context.member;
    const owner = await deps.member.byId(caller.memberId);
    if (!owner) throw new Refusal('not_logged_in');
    await assertNewPassword(kernel, deps, owner, input.newPassword);
    assertConfirmation('confirmNewPassword', input.newPassword, input.confirmNewPassword);
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
export async function passwordNeedsCode(
  { content, settings, member }: PasswordDeps,
  memberId: string,
): Promise<boolean> {
  const { CHNGPASSVERIF3 } = await settings.get('register.flags');
  if (!CHNGPASSVERIF3 || (await content.contactChannel('mobile')) === 'none') return false;
  return hasVerified(member, memberId, 'mobile');
}

async function assertCode(
  deps: PasswordDeps,
  owner: Member,
  { verificationCode: code, firebaseIdToken }: CallParsedInput<typeof changePassword>,
): Promise<void> {
  if (!(await passwordNeedsCode(deps, owner.id))) return;
  const { value: mobile = '' } = (await deps.member.contacts.of(owner.id, 'mobile')) ?? {};
  if (await deps.session.provesMobile({ purpose: 'change_password', mobile, code, firebaseIdToken })) return;
  throw refusalAt('verificationCode', 'invalid_verification_code');
}

/**
 * Sets a login password for a member without one, which opens what requires it (authenticator, replacing a contact).
 * Ends other sessions. A member who has a password changes it instead.
 */
export function firstPasswordRoute(app: FastifyInstance, deps: PasswordDeps): void {
  const { kernel } = app;
  route(app, setFirstPassword, async ({ newPassword, confirmNewPassword, ...proof }, context) => {
    const owner = await deps.member.byId(context.member.memberId);
    if (!owner) throw new Refusal('not_logged_in');
    await assertNewPassword(kernel, deps, owner, newPassword);
    assertConfirmation('confirmNewPassword', newPassword, confirmNewPassword);
    if (owner.hasPassword) throw new Refusal('old_password_wrong', { fields: { loginPassword: 'required' } });
    await proveOwner(deps, { owner, proof, context, now: kernel.clock.now() });
    const passwordHash = await hashPassword(newPassword);
    return kernel.database.transaction(async () => {
      // Whoever reads the codes of a contact can set it: no old password stood in the way.
      await storeNewPassword(deps, owner, passwordHash, 'reset');
      return { token: await deps.session.renew(context.member) };
    });
  });
}

/**
 * Sends a link to the verified address of the account; a typed one may be a stranger's. An unknown or closed account and
 * another or an unverified address get the same answer for the same work: a link that opens nothing, in a message that
 * is never sent. With `revealUnknownAccount` they are refused openly.
 */
export function forgotByEmailRoute(app: FastifyInstance, deps: PasswordDeps): void {
  const { kernel } = app;
  const { settings, delivery, member, verification } = deps;
  route(
    app,
    forgotPasswordByEmail,
    async ({ username, email: to }, { ip, language }) => {
      const found = await member.byAccount(username);
      const own = await member.contacts.of(found?.id ?? '', 'email');
      const isOwn = own?.isVerified && own.value.toLowerCase() === to.toLowerCase() && found?.state === 'open';
      if (!isOwn && (await settings.get('revealUnknownAccount'))) throw refusalAt('username', 'unknown_account');
      await kernel.database.transaction(async () => {
        const isWithheld = !isOwn;
        const isKnown = await member.addresses.isKnown(isOwn ? found.id : '', ip);
        const asker = isKnown ? 'owner' : 'stranger';
        await verification.limits.take({ channel: 'email', to, address: ip, isToOwner: true, asker, isWithheld });
        const token = await member.passwords.links.make(isOwn ? found?.id : undefined);
        const params = {
          account: found?.account ?? username,
          minutes: linkMinutes,
          // A fragment appears in no server's log.
          link: `${kernel.settings.PUBLIC_ORIGIN}/#reset-password=${token}`,
        };
        await delivery.send({
          channel: 'email',
          to,
          template: 'reset-link',
          params,
          language: languageFor(isOwn ? found : undefined, language),
          isWithheld,
        });
      });
      return {};
    },
    { perMinute: () => settings.get('login.triesPerMinute') },
  );
}

/**
 * Sets a forgotten password with the code sent to the verified number or the identity provider's token, ends all
 * sessions and logs in, with an authenticator after its code. The old password may be set again: comparing it would come after the code was consumed.
 */
export function passwordByPhoneRoute(app: FastifyInstance, deps: PasswordDeps): void {
  const { kernel } = app;
  const { settings, member, session, verification } = deps;
  route(
    app,
    setPasswordByPhone,
    async (input, context) => {
      const typed = { dialingCode: input.countryDialingCode, typed: input.mobileNum, field: 'mobileNum' } as const;
      const mobile = await typedMobile(verification, typed);
      await assertNewPassword(kernel, deps, undefined, input.newPassword);
      const { verificationCode: code, firebaseIdToken } = input;
      const owner = await member.contacts.memberByMobile(mobile);
      const isStranger = !(await member.addresses.isKnown(owner?.id ?? '', context.ip));
      const proof = { purpose: 'password', mobile, code, firebaseIdToken, isStranger } as const;
      const isProved = await session.provesMobile(proof);
      if (!isProved || !owner) throw refusalAt('verificationCode', 'invalid_verification_code');
      if (owner.state !== 'open') throw new Refusal('account_closed');
      // Only now, because the answer reveals names of whose number it is.
      await assertNewPassword(kernel, deps, owner, input.newPassword);
      const passwordHash = await hashPassword(input.newPassword);
      const hasAuthenticator = await session.hasAuthenticator(owner.id);
      const value = await kernel.database.transaction(async () => {
        await storeNewPassword(deps, owner, passwordHash, 'reset');
        await session.endAllOf(owner.id, 'password_changed');
        return hasAuthenticator ? undefined : session.admit({ ...owner, passwordHash }, originOf(context));
      });
      // The password is set in either case; the session needs the authenticator.
      if (value) return value;
      throw (await session.challenge(owner, originOf(context))) ?? new Refusal('login_failed');
    },
    { perMinute: () => settings.get('login.triesPerMinute') },
  );
}

type PaymentPasswordInput = CallParsedInput<typeof setPaymentPassword>;

/** Sets or changes the payment password; the first one requires proof of the owner, a change is notified. */
export function paymentPasswordRoute(app: FastifyInstance, deps: PasswordDeps): void {
  route(app, setPaymentPassword, async (input, context) => {
    assertConfirmation('confirmPaymentPassword', input.paymentPassword, input.confirmPaymentPassword);
    const owner = await assertOwner(deps, input, { context, now: app.kernel.clock.now() });
    const { birthday } = deps.member.profile.of(owner);
    const simple = simplePaymentPasswordCode(input.paymentPassword, birthday);
    if (simple) throw refusalAt('paymentPassword', simple);
    const { id: memberId, paymentPasswordHash: inPlaceOf } = owner;
    const alongside = async () => {
      if (inPlaceOf !== null) await deps.inbox.notify(passwordChangedNotification(memberId, 'payment'));
    };
    await deps.member.passwords.setPayment({ memberId, digits: input.paymentPassword, inPlaceOf, alongside });
    return {};
  });
}

async function assertOwner(
  deps: PasswordDeps,
  { oldPaymentPassword, ...proof }: PaymentPasswordInput,
  at: Pick<OwnerClaim, 'context' | 'now'>,
): Promise<Member> {
  const { member } = deps;
  const owner = await member.byId(at.context.member.memberId);
  if (!owner) throw new Refusal('not_logged_in');
  if (owner.paymentPasswordHash) {
    if (!oldPaymentPassword)
      throw new Refusal('payment_password_wrong', { fields: { oldPaymentPassword: 'required' } });
    await member.passwords.confirmPayment(owner.id, oldPaymentPassword, 'oldPaymentPassword');
    return owner;
  }
  // Right after the login, the dialog of the first login asks for it (docs/product.md 4).
  const isNothingGiven = !proof.ownerCode && !proof.firebaseIdToken;
  if (!owner.hasPassword && isNothingGiven && (await sessionIsFresh(deps, at))) return owner;
  await proveOwner(deps, { owner, proof, ...at });
  return owner;
}

/**
 * Sets a password by the link of forgot-by-email.ts and ends all sessions. A refused password leaves the link valid.
 */
export function resetPasswordRoute(app: FastifyInstance, deps: PasswordDeps): void {
  const { kernel } = app;
  const { settings, member, session } = deps;
  route(
    app,
    resetPassword,
    async ({ resetToken, newPassword, confirmNewPassword }) => {
      const owner = await ownerOf(deps, resetToken);
      await assertNewPassword(kernel, deps, owner, newPassword);
      assertConfirmation('confirmNewPassword', newPassword, confirmNewPassword);
      assertChanged(owner.hasPassword && (await member.passwords.matches(owner, newPassword)));
      const passwordHash = await hashPassword(newPassword);
      await kernel.database.transaction(async () => {
        if (!(await member.passwords.links.use(resetToken))) throw new Refusal('reset_link_over');
        await storeNewPassword(deps, owner, passwordHash, 'reset');
        await session.endAllOf(owner.id, 'password_changed');
      });
      return { account: owner.account };
    },
    { perMinute: () => settings.get('login.triesPerMinute') },
  );
}

async function ownerOf({ member }: PasswordDeps, resetToken: string): Promise<Member> {
  const memberId = await member.passwords.links.memberOf(resetToken);
  const owner = memberId ? await member.byId(memberId) : undefined;
  if (owner?.state !== 'open') throw new Refusal('reset_link_over');
  return owner;
}
