import type { LanguageCode } from '@portal/shared/contract/game-types';
import type { TemplateName } from './templates/template-names.ts';

export type Channel = 'sms' | 'email';

/** A message before it is written in a language. */
export interface OutgoingMessage {
  channel: Channel;
  /** E.164 number ("+639171234567") or e-mail address. */
  to: string;
  template: TemplateName;
  /** Values of the template's placeholders; `brand` is added here. */
  params: Readonly<Record<string, string | number>>;
  language: LanguageCode;
  /** Stores the same row and sends nothing, so that known and unknown receivers cost the caller the same. */
  isWithheld?: boolean;
}

/** A written message. `subject` is for e-mail. */
export interface WrittenMessage {
  channel: Channel;
  to: string;
  subject: string;
  text: string;
}
