import type { LanguageCode } from '@portal/shared/contract/game-types';
import type { TemplateName } from './templates/template-names.ts';

export type Channel = 'sms' | 'email';

/** What carries a message: a way to contact somebody, or the push service of a browser. */
export type Carrier = Channel | 'push';

/** A message before it is written in a language. */
export interface OutgoingMessage {
  channel: Carrier;
  /** E.164 number ("+639171234567"), e-mail address, or id of a device. */
  to: string;
  template: TemplateName;
  /** Values of the template's placeholders; `brand` is added here. */
  params: Readonly<Record<string, string | number>>;
  language: LanguageCode;
  /** Page that a notification opens. */
  path?: string;
  /** Stores the same row and sends nothing, so that known and unknown receivers cost the caller the same. */
  isWithheld?: boolean;
}

/** A written message. `subject` is for e-mails and notifications. */
export interface WrittenMessage {
  channel: Carrier;
  to: string;
  subject: string;
  text: string;
  path?: string;
}
