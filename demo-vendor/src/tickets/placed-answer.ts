import type { FastifyReply } from 'fastify';
import { refusePage } from '../sessions/refuse-page.ts';
import { withTimeout } from '../timing/with-timeout.ts';
import type { Placed } from './bookings.ts';

interface Views<Stored, Refusal> {
  stored(stored: Stored): unknown;
  refusal?(refusal: Refusal): object;
  /** Code for an id that was used with different content. */
  conflict?: string;
}

/** Answers a page that placed a slip: its ticket, 409 or 422 if refused, 202 if the platform has not answered yet. */
export async function placedAnswer<Stored extends object, Refusal extends object>(
  reply: FastifyReply,
  work: Promise<Placed<Stored, Refusal>>,
  { stored, refusal = (given) => given, conflict = 'ticket_conflict' }: Views<Stored, Refusal>,
): Promise<unknown> {
  const placed = await withTimeout(work);
  if (placed === 'waiting') return refusePage(reply, 202, 'waiting');
  if (placed.kind === 'conflict') return refusePage(reply, 409, conflict);
  if (placed.kind === 'no') return reply.code(422).send(refusal(placed.refusal));
  return stored(placed);
}
