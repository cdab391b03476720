import { ECDH } from 'node:crypto';
import { isLocalHost } from '../../../kernel/security/public-address.rules.ts';

/**
 * Whether messages may be sent to an address that a member's browser named: https, without user or port, and in
 * production at a host of the public internet. Elsewhere a push service of the machine may stand in.
 */
export function isPushEndpoint(endpoint: string, mustBePublic: boolean): boolean {
  if (!URL.canParse(endpoint)) return false;
  const { protocol, hostname, port, username, password } = new URL(endpoint);
  if (username || password) return false;
  if (!mustBePublic && protocol === 'http:' && isLocalHost(hostname)) return true;
  return protocol === 'https:' && port === '' && !isLocalHost(hostname);
}

/** Whether a key, 65 bytes as base64url, is a point of P-256: no message can be encrypted for another. */
export function isPushKey(p256dh: string): boolean {
  try {
    ECDH.convertKey(Buffer.from(p256dh, 'base64url'), 'prime256v1');
    return true;
  } catch {
    return false;
  }
}
