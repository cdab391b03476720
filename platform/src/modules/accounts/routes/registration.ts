import { register, registerByMobile } from '@portal/shared/contract/accounts/registration';
import type { RegistrationMethod } from '@portal/shared/contract/accounts/registration-form';
import type { LoginValue } from '@portal/shared/contract/sessions/login';
import type { FastifyInstance } from 'fastify';
import { assertForm, formMobile } from '../../../flows/registration/assert-form.ts';
import { assertName } from '../../../flows/registration/assert-name.ts';
import { assertRecommender, findInvitation } from '../../../flows/registration/find-invitation.ts';
import { joinTeam, lockInvitation } from '../../../flows/registration/join-team.ts';
import { newPlayer } from '../../../flows/registration/new-player.ts';
import { openAccount } from '../../../flows/registration/open-account.ts';
import { proveMobile } from '../../../flows/registration/prove-mobile.ts';
import { type RegistrationDeps, type RegistrationInput, readForm } from '../../../flows/registration/registration.ts';
import type { CallContext } from '../../../kernel/calls/context.ts';
import { route } from '../../../kernel/calls/contract-route.ts';
import type { Kernel } from '../../../kernel/kernel.ts';
import { acceptedValues } from '../index.ts';

/**
 * Registers a member by either form (docs/product.md 2.3, 4, 5): checks, verifies, then creates accounts and session in
 * one transaction.
 */
export function registerRoute(app: FastifyInstance, deps: RegistrationDeps): void {
  const options = { perMinute: () => deps.settings.get('register.triesPerMinute') };
  route(app, register, (input, context) => makeMember(app.kernel, deps, 'username', input, context), options);
  route(app, registerByMobile, (input, context) => makeMember(app.kernel, deps, 'mobile', input, context), options);
}

async function makeMember(
  kernel: Kernel,
  deps: RegistrationDeps,
  method: RegistrationMethod,
  input: RegistrationInput,
  context: CallContext,
): Promise<LoginValue> {
  const form = await readForm(deps, method, input);
  assertForm(form, input);
  const asked = acceptedValues(form, input);
  const mobile = await formMobile(deps, asked.mobileNum, input);
  await deps.verification.assertHuman({ purpose: 'register', captcha: form.rules.captcha.enabled }, input);
  const invitation = await findInvitation(deps, { ...asked, referralCode: input.referralCode });
  await assertRecommender(deps.member, asked.recommenderId);
  await assertName(deps, asked.username);
  const mobileIsProved = await proveMobile(deps, form, mobile, input);
  const { language, ip, request } = context;
  const made = await newPlayer(kernel, deps, form, input, { invitation, mobile, mobileIsProved, language });
  const from = { address: ip, client: request.headers['user-agent'] ?? '' };
  return kernel.database.transaction(async () => {
    const held = await lockInvitation(deps, invitation);
    const player = await openAccount(deps, made.player, made.contacts);
    const { inviter } = invitation;
    if (inviter) await deps.rewards.referral.addLink(player.id, inviter.id);
    await joinTeam(deps, held, player);
    return deps.session.admit(player, from);
  });
}
