import type { LanguageCode } from '@portal/shared/contract/game-types';
import type { Kernel } from '../../kernel/kernel.ts';
import { acceptedValues, type Member, type RegistrationForm } from '../../modules/accounts/index.ts';
import { memberTypeOf } from '../../modules/agents/index.ts';
import { agentCode } from './agent-code.ts';
import type { Invitation } from './find-invitation.ts';
import { madeAccount, type NewContacts, preparePlayer } from './open-account.ts';
import type { RegistrationDeps, RegistrationInput } from './registration.ts';

interface NewPlayer {
  player: Member;
  contacts: NewContacts;
}

interface Circumstances {
  invitation: Invitation;
  /** E.164, from the form. */
  mobile: string | undefined;
  mobileIsProved: boolean;
  language: LanguageCode;
}

/**
 * Prepares what is stored of a form: the account, its contacts, and encrypted the other requested fields and their
 * source.
 */
export async function newPlayer(
  kernel: Kernel,
  deps: RegistrationDeps,
  form: RegistrationForm,
  input: RegistrationInput,
  { invitation, mobile, mobileIsProved, language }: Circumstances,
): Promise<NewPlayer> {
  const {
    username,
    password,
    confirmPassword: _c,
    paymentPassword,
    captcha: _a,
    verificationCode: _v,
    ...rest
  } = acceptedValues(form, input);
  const { mobileNum: _m, email, ...profile } = rest;
  const player = await preparePlayer(kernel, deps, {
    account: username ?? (await madeAccount(deps.member)),
    password,
    paymentPassword,
    uplinePath: invitation.upline?.uplinePath ?? '',
    ...(await agentFieldsFrom(deps, invitation)),
    profile: filled({
      ...profile,
      referralCode: input.referralCode,
      domain: input.domain,
      registerUrl: input.registerUrl,
    }),
    language,
  });
  return {
    player,
    contacts: {
      ...(mobile ? { mobile: { value: mobile, isVerified: mobileIsProved } } : {}),
      ...(email ? { email: { value: email, isVerified: false } } : {}),
    },
  };
}

/** A player, unless a link invites agents. */
async function agentFieldsFrom({ member }: Pick<RegistrationDeps, 'member'>, { link }: Invitation) {
  if (link?.type !== 'agent') return {};
  return { type: memberTypeOf(link.type), affiliateCode: await agentCode(member) };
}

function filled(values: Record<string, string | undefined>): Record<string, string> {
  return Object.fromEntries(Object.entries(values).filter((entry): entry is [string, string] => Boolean(entry[1])));
}
