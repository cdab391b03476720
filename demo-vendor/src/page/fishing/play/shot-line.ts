import { amountFromMinor } from '@portal/shared/contract/money/amounts';
import type { createPortalFrame } from '../../launch/portal-frame.ts';
import { clearPending, newSpinId, type PendingSpin, readPending, storePending } from '../../requests/pending-spin.ts';
import { confirming, endText, refusedBy } from '../../requests/refusal-texts.ts';
import { type SessionInfo, type SpinAnswer, spinUntilAnswered } from '../../rounds/studio-calls.ts';
import { storeCommitment } from '../../verify/commitments.ts';
import { choiceOf, type Hit, nextBatch, reservedOf, type Sent } from './batch.rules.ts';
import { refusalWords } from './words.ts';

interface ShotListener {
  /** Called when the shots of a batch are decided; `hits` is empty after a reload. */
  judged(hits: readonly Hit[], pays: readonly number[], answer: SpinAnswer): void;
  /** Called when nothing was staked, so that the bullets in the water are returned. */
  refused(words: string): void;
  announce(words: string): void;
}

interface ShotLineParts {
  info: SessionInfo;
  portal: ReturnType<typeof createPortalFrame>;
  listener: ShotListener;
}

/** Creates the sender of hits, one batch at a time. */
export function createShotLine({ info, portal, listener }: ShotLineParts) {
  let waiting: Hit[] = [];
  let sent: Sent[] = [];
  let onTheWay: readonly Hit[] | undefined;

  function report(answer: SpinAnswer, hits: readonly Hit[]): void {
    if (answer.state !== 'settled') {
      waiting = [];
      listener.refused(answer.state === 'refused' ? refusalWords({ code: answer.refusal }) : endText(answer));
    }
    listener.judged(
      hits,
      answer.view?.kind === 'fishing' && answer.state === 'settled' ? answer.view.pays : [],
      answer,
    );
  }

  async function ask(spin: PendingSpin, hits: readonly Hit[]): Promise<void> {
    onTheWay = hits;
    storePending(info.session, spin);
    portal.notify('round-opened', spin.clientSpinId);
    try {
      const answer = await spinUntilAnswered(info.session, spin, () => listener.announce(confirming()));
      storeCommitment(answer.roundId, spin.commitment);
      info.nextCommitment = answer.nextCommitment;
      onTheWay = undefined;
      report(answer, hits);
    } catch (error) {
      onTheWay = undefined;
      waiting = [];
      listener.refused(refusalWords(refusedBy(error)));
    } finally {
      clearPending(info.session);
      sent = [...sent.slice(-5), { at: performance.now(), shots: Math.max(1, hits.length) }];
      portal.notify('round-closed', spin.clientSpinId);
    }
  }

  return {
    hit: (hit: Hit) => void waiting.push(hit),
    /** Sends what is due. */
    pass(now: number): void {
      const batch = onTheWay ? [] : nextBatch(waiting, sent, now);
      if (batch.length === 0) return;
      waiting = waiting.slice(batch.length);
      const stake = amountFromMinor(BigInt(reservedOf(batch)));
      void ask({ clientSpinId: newSpinId(), stake, choice: choiceOf(batch), commitment: info.nextCommitment }, batch);
    },
    unanswered: () => waiting.length + (onTheWay?.length ?? 0),
    reserved: () => reservedOf(waiting) + reservedOf(onTheWay ?? []),
    /** Repeats the batch that was pending when the page was left. */
    async goOn(): Promise<void> {
      const pending = readPending(info.session);
      if (pending) await ask(pending, []);
    },
  };
}
export type ShotLine = ReturnType<typeof createShotLine>;
