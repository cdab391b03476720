import type { Settings } from './settings.ts';

export type MessageChannel = 'sms' | 'email';

/** The process has a way out for the messages of a channel; outside production they are kept for /dev/outbox at least. */
export function hasSender(
  { NODE_ENV, SMTP_URL, MAIL_FROM, SMS_GATEWAY_URL, SMS_GATEWAY_TOKEN }: Settings,
  channel: MessageChannel,
): boolean {
  if (NODE_ENV !== 'production') return true;
  return channel === 'email' ? Boolean(SMTP_URL && MAIL_FROM) : Boolean(SMS_GATEWAY_URL && SMS_GATEWAY_TOKEN);
}
