import type { LanguageCode } from '@portal/shared/contract/game-types';
import type { TemplateName } from './message-templates.ts';

export type Channel = 'sms' | 'email';

/** What somebody is to be told, before it is put into words. */
export interface OutgoingMessage {
  channel: Channel;
  /** E.164 number ("+639171234567") or e-mail address. */
  to: string;
  template: TemplateName;
  /** For the placeholders of the template; `brand` is filled in here. */
  params: Readonly<Record<string, string | number>>;
  language: LanguageCode;
  /** Writes the same row and sends nothing, so that known and unknown receivers cost the caller the same. */
  isWithheld?: boolean;
}

/** A message in words. `subject` is there for e-mail. */
export interface WrittenMessage {
  channel: Channel;
  to: string;
  subject: string;
  text: string;
}
