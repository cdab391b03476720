import type { FastifyRequest } from 'fastify';
import { Refusal } from '../calls/refusal.ts';

const ownAddresses = new Set(['127.0.0.1', '::1', '::ffff:127.0.0.1']);

/**
 * Refuses any client that is not on this machine, also if NODE_ENV was forgotten on a real server.
 * @throws Refusal `unknown_call`
 */
export function assertOwnMachine({ ip, socket }: FastifyRequest): void {
  const isOwn = ownAddresses.has(ip) && ownAddresses.has(socket.remoteAddress ?? '');
  if (!isOwn) throw new Refusal('unknown_call');
}
