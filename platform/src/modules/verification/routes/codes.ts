import { needsMobileCode, openMethods } from '@portal/shared/contract/accounts/registration-form';
import type { CallParsedInput } from '@portal/shared/contract/calls/define-call';
import {
  sendEmailCode,
  sendOwnerCode,
  sendOwnSmsCode,
  sendRegistrationCode,
  sendSmsCode,
} from '@portal/shared/contract/verification/codes';
import type { FastifyInstance } from 'fastify';
import { maskedContact, ownerContact } from '../../../flows/owner/owner-contact.ts';
import type { PasswordDeps } from '../../../flows/passwords/password-deps.ts';
import { typedMobile } from '../../../flows/typed-mobile.ts';
import { route } from '../../../kernel/calls/contract-route.ts';
import { Refusal } from '../../../kernel/calls/refusal.ts';
import type { AccountSettings, MemberModule } from '../../accounts/index.ts';
import type { ContentModule } from '../../content/index.ts';
import type { VerificationModule } from '../index.ts';
import type { VerificationSettings } from '../verification.settings.ts';

/** Sends a code to the address that a member wants to bind. */
export function sendEmailCodeRoute(app: FastifyInstance, { verification }: CodeDeps): void {
  route(app, sendEmailCode, ({ email: to }, { member: { memberId }, ip: address, language }) =>
    verification.codes.send({ purpose: 'bind_email', channel: 'email', to, address, memberId, language }),
  );
}

type Input = CallParsedInput<typeof sendOwnSmsCode>;

/** Sends a member a code: to the number to be bound, or to the bound one. */
export function sendOwnSmsCodeRoute(app: FastifyInstance, { settings, member, verification }: CodeDeps): void {
  async function receiverOf(memberId: string, { purpose, mobileNum, countryDialingCode }: Input): Promise<string> {
    if (purpose === 'bind_mobile') {
      const dialingCode = countryDialingCode ?? (await settings.get('country')).countryDialingCode;
      return typedMobile(verification, { dialingCode, typed: mobileNum ?? '', field: 'mobileNum' });
    }
    const bound = await member.contacts.of(memberId, 'mobile');
    if (!bound?.isVerified) throw new Refusal('mobile_not_bound');
    return bound.value;
  }

  route(app, sendOwnSmsCode, async (input, { member: { memberId }, ip: address, language }) => {
    const to = await receiverOf(memberId, input);
    // The number to be bound is nobody's yet.
    const by = input.purpose === 'bind_mobile' ? { memberId } : { asker: 'owner' as const };
    return verification.codes.send({ purpose: input.purpose, channel: 'sms', to, address, language, ...by });
  });
}

/**
 * Sends a registration code, also to numbers that have an account: only the owner of the number learns that, when
 * registering with it. The captcha is left for the registration itself.
 */
export function sendRegistrationCodeRoute(app: FastifyInstance, { content, settings, verification }: CodeDeps): void {
  async function assertOpen(): Promise<void> {
    const flags = await settings.get('register.flags');
    const switches = { flags, toggles: await settings.get('toggles') };
    const isAsked = openMethods(switches).some((method) => needsMobileCode(method, switches));
    const isOurs = (await content.contactChannel('mobile')) === 'platform';
    if (!isAsked || !isOurs) throw new Refusal('login_type_closed');
  }

  route(
    app,
    sendRegistrationCode,
    async (input, { ip: address, language }) => {
      await assertOpen();
      const to = await typedMobile(verification, {
        dialingCode: input.countryDialingCode,
        typed: input.mobileNo,
        field: 'mobileNo',
      });
      await verification.assertHuman({ purpose: 'sms' }, input);
      return verification.codes.send({ purpose: 'register', channel: 'sms', to, address, language });
    },
    { perMinute: verification.captchasPerMinute },
  );
}

/** Sends a code without a token. Does everything but send for an unknown number, so that callers learn nothing. */
export function sendSmsCodeRoute(app: FastifyInstance, { content, settings, member, verification }: CodeDeps): void {
  async function assertOpen(purpose: 'login' | 'password'): Promise<void> {
    const { mobileCodeLogin } = await settings.get('toggles');
    const isOurs = (await content.contactChannel('mobile')) === 'platform';
    if (!isOurs || (purpose === 'login' && !mobileCodeLogin)) throw new Refusal('login_type_closed');
  }

  route(
    app,
    sendSmsCode,
    async (input, { ip: address, language }) => {
      const { purpose } = input;
      await assertOpen(purpose);
      const to = await typedMobile(verification, {
        dialingCode: input.countryDialingCode,
        typed: input.mobileNum,
        field: 'mobileNum',
      });
      const owner = await member.contacts.memberByMobile(to);
      const asker = (await member.addresses.isKnown(owner?.id ?? '', address)) ? 'owner' : 'stranger';
      const moreSteps = await verification.limits.moreSteps({ channel: 'sms', to, isToOwner: true, asker });
      await verification.assertHuman({ purpose: 'sms', human: moreSteps > 0, moreSteps }, input);
      const isWithheld = owner === undefined;
      return verification.codes.send({ purpose, channel: 'sms', to, address, language, asker, isWithheld });
    },
    { perMinute: verification.captchasPerMinute },
  );
}

/** Sends a code to the bound contact of a member without a login password, for use in its place. */
export function sendOwnerCodeRoute(app: FastifyInstance, deps: PasswordDeps): void {
  const { member, verification } = deps;
  route(app, sendOwnerCode, async (_input, { member: { memberId }, ip: address, language }) => {
    const owner = await member.byId(memberId);
    if (!owner) throw new Refusal('not_logged_in');
    if (owner.hasPassword) throw new Refusal('conflict');
    const contact = await ownerContact(deps, memberId);
    if (contact?.channel !== 'platform') throw new Refusal('sign_in_again');
    const channel = contact.kind === 'mobile' ? 'sms' : 'email';
    const sent = { purpose: 'prove_owner', channel, to: contact.value, address, language, asker: 'owner' } as const;
    return { ...(await verification.codes.send(sent)), ...maskedContact(contact) };
  });
}

export interface CodeDeps {
  content: Pick<ContentModule, 'contactChannel'>;
  settings: VerificationSettings & AccountSettings;
  member: MemberModule;
  verification: VerificationModule;
}
