import type { LanguageCode } from '@portal/shared/contract/game-types';
import { defaultLanguage } from '../../kernel/http/language.ts';
import type { AccountSettings, Member, MemberModule } from '../../modules/accounts/index.ts';
import type { ContentModule } from '../../modules/content/index.ts';
import type { DeliveryModule } from '../../modules/delivery/index.ts';
import type { InboxModule } from '../../modules/inbox/index.ts';
import type { SessionModule, SessionSettings } from '../../modules/sessions/index.ts';
import type { VerificationModule } from '../../modules/verification/index.ts';

export interface PasswordDeps {
  content: Pick<ContentModule, 'contactChannel'>;
  settings: AccountSettings & SessionSettings;
  delivery: DeliveryModule;
  inbox: Pick<InboxModule, 'notify'>;
  member: MemberModule;
  session: SessionModule;
  verification: VerificationModule;
}

/** Returns the language of messages to a member: the chosen one, else that of the call. */
export const languageFor = (member: Member | undefined, ofCall: LanguageCode = defaultLanguage): LanguageCode =>
  (member?.language as LanguageCode | null | undefined) ?? ofCall;
