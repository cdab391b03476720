import type { CallParsedInput } from '@portal/shared/contract/define-call';
import { register } from '@portal/shared/contract/member/register';
import type { LoginValue } from '@portal/shared/contract/session/login';
import type { FastifyInstance } from 'fastify';
import { route } from '../kernel/contract-route.ts';
import type { Kernel } from '../kernel/kernel.ts';
import { Refusal } from '../kernel/refusal.ts';
import type { ContentModule, RegistrationRules } from '../modules/content/index.ts';
import { acceptedValues, brokenFields, type Member, type MemberModule } from '../modules/member/index.ts';
import type { SessionModule } from '../modules/session/index.ts';
import type { VerificationModule } from '../modules/verification/index.ts';
import type { Wallet } from '../modules/wallet/index.ts';

export interface RegisterDeps {
  content: ContentModule;
  member: MemberModule;
  session: SessionModule;
  verification: VerificationModule;
  wallet: Wallet;
}

type RegisterInput = CallParsedInput<typeof register>;

/** Validate, find the upline, make the member with its accounts and a session; all of it or nothing. */
export function registerFlow(app: FastifyInstance, deps: RegisterDeps): void {
  const perMinute = () => deps.content.settings.get('register.triesPerMinute');
  route(
    app,
    register,
    async (input, { ip, release }) => {
      await assertOpen(deps.content);
      if (!input.termsAccepted)
        throw new Refusal('terms_not_accepted', { fields: { termsAccepted: 'terms_not_accepted' } });
      const rules = await deps.content.settings.get('register.rules');
      assertFields(rules, input);
      await assertCaptcha(deps.verification, rules, input);
      const upline = await findUpline(deps.member, rules, input);
      const taken = await deps.member.byAccount(input.username);
      if (taken) throw new Refusal('username_taken', { fields: { username: 'username_taken' } });
      const prepared = await prepare(app.kernel, deps, rules, input, upline);
      return app.kernel.database.transaction(() => makeMember(deps, prepared, { address: ip, client: release }));
    },
    { perMinute },
  );
}

async function assertOpen({ settings }: ContentModule): Promise<void> {
  const flags = await settings.get('register.flags');
  const toggles = await settings.get('toggles');
  const isOpen = flags.USERNAMEREG3 && toggles.usernameRegistration && toggles.directRegistration;
  if (!isOpen) throw new Refusal('registration_closed');
}

function assertFields(rules: RegistrationRules, input: RegisterInput): void {
  const fields = brokenFields(rules, input);
  if (Object.keys(fields).length === 0) return;
  const { minLength: min, maxLength: max } = rules.password;
  throw new Refusal('invalid_registration', { fields, params: { min, max } });
}

async function assertCaptcha(
  { captcha }: VerificationModule,
  rules: RegistrationRules,
  input: RegisterInput,
): Promise<void> {
  if (!rules.captcha.enabled) return;
  if (await captcha.use(input.captchaId ?? '', input.captcha ?? '')) return;
  throw new Refusal('invalid_registration', { fields: { captcha: 'captcha_wrong' } });
}

/** A code of the form counts before the one of the address (`?referralCode=`); a wrong one is refused either way. */
async function findUpline(
  members: MemberModule,
  rules: RegistrationRules,
  input: RegisterInput,
): Promise<Member | undefined> {
  const typed = rules.affiliateCode.enabled ? input.affiliateCode : undefined;
  const code = typed || input.referralCode;
  if (!code) return undefined;
  const upline = await members.byAffiliateCode(code);
  if (!upline) throw new Refusal('invitation_code_error', { fields: { affiliateCode: 'invitation_code_error' } });
  return upline;
}

async function prepare(
  kernel: Kernel,
  { content, member }: RegisterDeps,
  rules: RegistrationRules,
  input: RegisterInput,
  upline: Member | undefined,
): Promise<Member> {
  const values = acceptedValues(rules, input);
  const { username: _u, password: _p, confirmPassword: _c, paymentPassword, captcha: _a, ...profile } = values;
  return member.prepare({
    account: input.username,
    password: input.password,
    paymentPassword,
    type: 0,
    uplinePath: upline?.uplinePath ?? '',
    currency: kernel.settings.CURRENCY,
    termsVersion: await content.settings.get('termsVersion'),
    profile: Object.fromEntries(
      Object.entries(profile).filter((entry): entry is [string, string] => Boolean(entry[1])),
    ),
  });
}

async function makeMember(
  { member, session, wallet }: RegisterDeps,
  prepared: Member,
  from: { address: string; client: string },
): Promise<LoginValue> {
  await member.insert(prepared);
  await wallet.openPlayerAccounts(prepared.id);
  const firstTimeLogin = await member.noteLogin(prepared.id);
  const token = await session.open({ ...from, memberId: prepared.id, passwordChangeRequired: false });
  return { token, firstTimeLogin, passwordExpired: false };
}
