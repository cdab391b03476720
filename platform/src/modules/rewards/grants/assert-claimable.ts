import { Refusal } from '../../../kernel/calls/refusal.ts';
import type { Grant } from './reward-grants.tables.ts';

/** @throws Refusal `reward_claimed`, `reward_declined`, `reward_withdrawn`, `reward_expired` */
export function assertClaimable(
  { state, expiresAt, declinedAt }: Pick<Grant, 'state' | 'expiresAt' | 'declinedAt'>,
  now: Date,
): void {
  if (state === 'claimed') throw new Refusal('reward_claimed');
  if (declinedAt) throw new Refusal('reward_declined');
  if (state === 'withdrawn') throw new Refusal('reward_withdrawn');
  const isOver = expiresAt !== null && expiresAt <= now;
  if (state === 'expired' || isOver) throw new Refusal('reward_expired');
}
