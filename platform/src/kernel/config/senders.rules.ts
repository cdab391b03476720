import type { Settings } from './settings.ts';

type MessageChannel = 'sms' | 'email';

/** Returns whether the process can send messages of a channel; outside production they go at least to /dev/outbox. */
export function hasSender(
  { NODE_ENV, SMTP_URL, MAIL_FROM, SMS_GATEWAY_URL, SMS_GATEWAY_TOKEN }: Settings,
  channel: MessageChannel,
): boolean {
  if (NODE_ENV !== 'production') return true;
  return channel === 'email' ? Boolean(SMTP_URL && MAIL_FROM) : Boolean(SMS_GATEWAY_URL && SMS_GATEWAY_TOKEN);
}
