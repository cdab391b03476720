import { commitChance } from '@portal/shared/contract/rewards/chance';
import type { ChanceDraw, ChanceGame } from '@portal/shared/contract/rewards/chance-shapes';
import { refusalOf } from '@portal/shared/remote/calls/refusal-of';
import { isFinalAnswer } from '@portal/shared/remote/calls/undecided-calls';
import { useHost, useReadable } from '@portal/shared/remote/host-context';
import { useOneAtATime } from '@portal/shared/ui/behaviour/use-one-at-a-time';
import { useEffect, useRef, useState } from 'react';
import { newClientSeed } from '../../frame/draws/client-seed.ts';
import { rememberCommitment } from '../../frame/draws/remembered-commitments.ts';
import { useText } from '../../host/use-text.ts';
import { useRefreshChance } from './use-chance-updates.ts';

interface DrawInput {
  commitment: string;
  clientSeed: string;
}
interface Drawn {
  draw: ChanceDraw;
  nextCommitment: string;
}

/**
 * Draws a game with its published commitment. A draw that may have been made (no response, pending, server error) is
 * repeated with the same key and seed, so that nothing is drawn twice.
 */
export function useDraw<Of>(
  game: ChanceGame,
  send: (of: Of, input: DrawInput, idempotencyKey: string) => Promise<Drawn>,
  onDrawn: (draw: ChanceDraw) => void,
) {
  const t = useText();
  const { call, member } = useHost();
  const memberId = useReadable(member)?.id;
  const refresh = useRefreshChance();
  const [commitment, setCommitment] = useCommitment(game);
  const [failure, setFailure] = useState('');
  const undecided = useRef<DrawInput & { key: string; of: Of }>(undefined);

  async function attempt(of: Of): Promise<void> {
    setFailure('');
    try {
      const sealed = commitment ?? (await call(commitChance, { game })).commitment;
      const asked = undecided.current ?? {
        of,
        commitment: sealed,
        clientSeed: newClientSeed(),
        key: crypto.randomUUID(),
      };
      undecided.current = asked;
      const { key, of: subject, ...input } = asked;
      const { draw, nextCommitment } = await send(subject, input, key);
      undecided.current = undefined;
      if (memberId !== undefined) rememberCommitment(memberId, draw.id, asked.commitment);
      setCommitment(nextCommitment);
      onDrawn(draw);
    } catch (error) {
      if (isFinalAnswer(error)) {
        undecided.current = undefined;
        // The next commitment may be a different one by now.
        setCommitment(undefined);
        refresh();
      }
      setFailure(refusalOf(error)?.message ?? t('error.network'));
    }
  }
  const [draw, isBusy] = useOneAtATime(attempt);
  return { draw, isBusy, failure, commitment };
}

/** Commitment of the member's next draw; undefined for visitors and until it has loaded. */
function useCommitment(game: ChanceGame) {
  const { call, member } = useHost();
  const isMember = useReadable(member) !== undefined;
  const [commitment, setCommitment] = useState<string>();
  useEffect(() => {
    if (!isMember || commitment !== undefined) return;
    const stop = new AbortController();
    call(commitChance, { game }, { signal: stop.signal }).then(
      (sealed) => setCommitment(sealed.commitment),
      // The draw itself requests it again.
      () => undefined,
    );
    return () => stop.abort();
  }, [call, game, isMember, commitment]);
  return [commitment, setCommitment] as const;
}
