import type { LanguageCode } from '@portal/shared/contract/game-types';
import { chinese } from './templates/chinese.ts';
import { english } from './templates/english.ts';
import { malay } from './templates/malay.ts';
import { thai } from './templates/thai.ts';
import { vietnamese } from './templates/vietnamese.ts';

export const templateNames = [
  'code-login',
  'code-password',
  'code-register',
  'code-bind',
  'code-change-password',
  'code-login-check',
  'code-owner',
  'reset-link',
  'password-changed',
  'password-reset',
  'mobile-replaced',
  'email-replaced',
  'login-check-failed',
  'authenticator-taken',
  'authenticator-removed',
  'bank-account-bound',
  'bank-account-removed',
  'release-alert',
  'operator-enrolment',
] as const;
export type TemplateName = (typeof templateNames)[number];

/** `{name}` placeholders are filled from the message's params. */
export interface Template {
  subject: string;
  text: string;
}
export type Templates = Readonly<Record<TemplateName, Template>>;

/** TY is English by default, as in kernel/texts/message-texts.ts. */
const templatesByLanguage: Readonly<Partial<Record<LanguageCode, Templates>>> = {
  CN: chinese,
  MY: malay,
  VN: vietnamese,
  TH: thai,
};

/** Returns the language's template; English when there is none. */
export function templateOf(name: TemplateName, language: LanguageCode): Template {
  return (templatesByLanguage[language] ?? english)[name];
}
