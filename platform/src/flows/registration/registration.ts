import type { register, registerByMobile } from '@portal/shared/contract/accounts/registration';
import type { RegistrationMethod } from '@portal/shared/contract/accounts/registration-form';
import type { CallParsedInput } from '@portal/shared/contract/calls/define-call';
import type { AccountSettings, MemberModule, RegistrationForm } from '../../modules/accounts/index.ts';
import type { AgentsModule } from '../../modules/agents/index.ts';
import type { ContentModule } from '../../modules/content/index.ts';
import type { OperatorModule } from '../../modules/operators/index.ts';
import type { RewardsModule } from '../../modules/rewards/index.ts';
import type { SessionModule } from '../../modules/sessions/index.ts';
import type { VerificationModule } from '../../modules/verification/index.ts';
import type { Wallet } from '../../modules/wallet/index.ts';

export interface RegistrationDeps {
  agents: Pick<AgentsModule, 'team'>;
  content: Pick<ContentModule, 'contactChannel'>;
  settings: AccountSettings;
  member: MemberModule;
  operator: Pick<OperatorModule, 'isKnown'>;
  session: SessionModule;
  verification: VerificationModule;
  wallet: Wallet;
  rewards: { referral: Pick<RewardsModule['referral'], 'inviterOf' | 'addLink'> };
}

/** What either form sends; the operator's rules say which fields are required. */
export type RegistrationInput = CallParsedInput<typeof register> | CallParsedInput<typeof registerByMobile>;

/** Reads the form with its current rules and switches. */
export async function readForm(
  { content, settings }: Pick<RegistrationDeps, 'content' | 'settings'>,
  method: RegistrationMethod,
  input: RegistrationInput,
): Promise<RegistrationForm> {
  const switches = { flags: await settings.get('register.flags'), toggles: await settings.get('toggles') };
  const isProvedElsewhere = Boolean(input.firebaseIdToken) && (await content.contactChannel('mobile')) === 'firebase';
  const [rules, brandName] = [await settings.get('register.rules'), await settings.get('brandName')];
  return { method, rules, switches, brandName, isProvedElsewhere };
}
