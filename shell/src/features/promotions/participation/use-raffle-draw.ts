import { commitChance } from '@portal/shared/contract/rewards/chance';
import { claimRafflePromotion } from '@portal/shared/contract/rewards/raffles';
import { isFinalAnswer } from '@portal/shared/remote/calls/undecided-calls';
import { useHost, useReadable } from '@portal/shared/remote/host-context';
import { useRef } from 'react';
import { newClientSeed } from '../../../frame/draws/client-seed.ts';
import { rememberCommitment } from '../../../frame/draws/remembered-commitments.ts';

interface Asked {
  promotionId: string;
  termsId: string;
}

/**
 * Draws a ticket with its seal, requested first and stored with the draw. A draw that may have been made is repeated
 * with the same key and seeds, so that nothing is drawn twice.
 * @returns the prize, an amount text
 */
export function useRaffleDraw(): (asked: Asked) => Promise<string> {
  const { call, member } = useHost();
  const memberId = useReadable(member)?.id;
  const undecided = useRef<{ idempotencyKey: string; sealed: { commitment: string; clientSeed: string } }>(undefined);
  return async (asked) => {
    try {
      undecided.current ??= {
        idempotencyKey: crypto.randomUUID(),
        sealed: { ...(await call(commitChance, { game: 'raffle' })), clientSeed: newClientSeed() },
      };
      const { idempotencyKey, sealed } = undecided.current;
      const { prize, draw } = await call(claimRafflePromotion, { ...asked, sealed }, { idempotencyKey });
      undecided.current = undefined;
      if (memberId !== undefined) rememberCommitment(memberId, draw.id, sealed.commitment);
      return prize;
    } catch (error) {
      if (isFinalAnswer(error)) undecided.current = undefined;
      throw error;
    }
  };
}
