import type { Settings } from '../../kernel/config/settings.ts';
import { printLine } from '../../kernel/monitoring/logger.ts';
import type { Carrier } from './message.ts';
import type { PushDevices } from './push/push-devices.ts';
import type { Sender } from './sender.ts';
import { createOutboxSender } from './senders/outbox-sender.ts';
import { createPushSender, type VapidKeys } from './senders/push-sender.ts';
import { createSmsGatewaySender } from './senders/sms-gateway-sender.ts';
import { createSmtpSender } from './senders/smtp-sender.ts';

export type Senders = Readonly<Partial<Record<Carrier, Sender>>>;

/**
 * Chooses the configured senders. Outside production SMS and e-mails without one are kept for /dev/outbox; notifications
 * need the operator's keys everywhere.
 */
export function chooseSenders(settings: Settings, timeoutMs: number, devices: PushDevices): Senders {
  const vapid = vapidOf(settings);
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
    push: vapid && createPushSender({ vapid, devices, mustBePublic: NODE_ENV === 'production', timeoutMs }),
  };
}

function vapidOf({ VAPID_SUBJECT, VAPID_PUBLIC_KEY, VAPID_PRIVATE_KEY }: Settings): VapidKeys | undefined {
  if (!VAPID_SUBJECT || !VAPID_PUBLIC_KEY || !VAPID_PRIVATE_KEY) return undefined;
  return { subject: VAPID_SUBJECT, publicKey: VAPID_PUBLIC_KEY, privateKey: VAPID_PRIVATE_KEY };
}
