import type { Settings } from '../../kernel/config/settings.ts';
import { printLine } from '../../kernel/monitoring/logger.ts';
import type { Channel } from './message.ts';
import type { Sender } from './sender.ts';
import { createOutboxSender } from './senders/outbox-sender.ts';
import { createSmsGatewaySender } from './senders/sms-gateway-sender.ts';
import { createSmtpSender } from './senders/smtp-sender.ts';

export type Senders = Readonly<Partial<Record<Channel, Sender>>>;

/** Chooses the configured senders. Outside production a channel without one keeps its messages for /dev/outbox. */
export function chooseSenders(settings: Settings, timeoutMs: number): Senders {
  const { SMTP_URL, MAIL_FROM, SMS_GATEWAY_URL, SMS_GATEWAY_TOKEN, NODE_ENV, PORT } = settings;
  const print = NODE_ENV === 'development' ? printLine : () => {};
  const outboxSender =
    NODE_ENV === 'production' ? undefined : createOutboxSender(print, `http://localhost:${PORT}/dev/outbox`);
  return {
    email: SMTP_URL && MAIL_FROM ? createSmtpSender({ url: SMTP_URL, from: MAIL_FROM, timeoutMs }) : outboxSender,
    sms:
      SMS_GATEWAY_URL && SMS_GATEWAY_TOKEN
        ? createSmsGatewaySender({ url: SMS_GATEWAY_URL, token: SMS_GATEWAY_TOKEN, timeoutMs })
        : outboxSender,
  };
}
