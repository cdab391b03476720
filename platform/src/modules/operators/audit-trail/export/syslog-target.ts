import { connect } from 'node:net';
import { connect as connectEncrypted } from 'node:tls';
import type { AuditTarget } from '../../../../kernel/config/audit-target.rules.ts';

const timeoutMs = 10_000;

/**
 * Sends frames over a connection of their own, and resolves when the receiver has read to the end and closed it too:
 * syslog confirms nothing else. Rejects if the receiver resets the connection or leaves it open.
 */
export function sendFrames(target: AuditTarget & { kind: 'syslog' }, frames: readonly string[]): Promise<void> {
  const { host, port, isEncrypted } = target;
  const socket = isEncrypted ? connectEncrypted({ host, port }) : connect({ host, port });
  return new Promise((resolve, reject) => {
    let isSent = false;
    socket.setTimeout(timeoutMs, () => socket.destroy(new Error('the receiver neither reads nor closes')));
    socket.once('finish', () => {
      isSent = true;
    });
    socket.once('error', reject);
    socket.once('end', () => (isSent ? resolve() : socket.destroy(new Error('the receiver closed before it had all'))));
    socket.once('close', () => reject(new Error('the connection closed before it had all')));
    socket.resume();
    socket.once(isEncrypted ? 'secureConnect' : 'connect', () => socket.end(frames.join('')));
  });
}
