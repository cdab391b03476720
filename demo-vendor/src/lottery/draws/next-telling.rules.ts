import type { CallInput } from '@portal/shared/contract/define-call';
import type { vendorCorrectResult } from '@portal/shared/contract/vendor-api/correction-calls';
import type { VendorResult } from '@portal/shared/contract/vendor-api/result-calls';
import { boardText } from '../rules/board-text.ts';
import { endStage, type KeptDraw, stageOf, stateTold } from './kept-draw.ts';

/** The next report about a draw to the platform; `stage` is the stage it knows afterwards. */
export type Telling = { stage: number } & (
  | { kind: 'event'; event: VendorResult }
  | { kind: 'correction'; correction: CallInput<typeof vendorCorrectResult> }
);

/**
 * Returns the report after the stage that the platform knows. Overtaken stages are skipped: for an ended draw only the
 * end is reported, but every one of its boards, in order.
 */
export function nextTelling(draw: KeptDraw, toldStage: number): Telling | undefined {
  const stage = stageOf(draw);
  if (toldStage >= stage) return undefined;
  if (stage <= endStage) return { kind: 'event', stage, event: eventOf(draw) };
  if (toldStage < endStage) return { kind: 'event', stage: endStage, event: eventOf(draw) };
  return { kind: 'correction', stage: toldStage + 1, correction: correctionOf(draw, toldStage + 1 - endStage) };
}

function eventOf(draw: KeptDraw): VendorResult {
  const { gameCode, drawId: eventId, opensAt, closesAt, drawsAt, commitment, seed, reason } = draw;
  const event = {
    ...{ kind: 'draw' as const, gameCode, eventId, state: stateTold[draw.state] },
    ...{ opensAt, closesAt, drawsAt },
    ...(draw.state === 'cancelled' && reason !== undefined && { reason }),
  };
  const first = draw.earlier?.[0]?.drawn ?? draw.drawn;
  if (draw.state !== 'result' || !first) return { ...event, proof: { commitment } };
  return { ...event, result: boardText(first), proof: { commitment, seed } };
}

function correctionOf(draw: KeptDraw, correction: number): CallInput<typeof vendorCorrectResult> {
  const { gameCode, drawId: eventId } = draw;
  const { drawn = [], reason = '' } = draw.earlier?.[correction] ?? draw;
  return { gameCode, eventId, correction, result: boardText(drawn), reason };
}
