import { createECDH } from 'node:crypto';

/** Process settings with a new key pair for notifications. */
export function vapidEnv(): Record<'VAPID_PUBLIC_KEY' | 'VAPID_PRIVATE_KEY' | 'VAPID_SUBJECT', string> {
  const pair = createECDH('prime256v1');
  return {
    VAPID_PUBLIC_KEY: pair.generateKeys('base64url'),
    // A key may begin with zeros, which are left out otherwise.
    VAPID_PRIVATE_KEY: Buffer.from(pair.getPrivateKey('hex').padStart(64, '0'), 'hex').toString('base64url'),
    VAPID_SUBJECT: 'mailto:portal@portal.example',
  };
}
