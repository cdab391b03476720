import type { CallInput } from '@portal/shared/contract/calls/define-call';
import type { VendorResult, vendorCorrectResult } from '@portal/shared/contract/vendor-api/results';
import { boardText } from '../../rules/board-text.ts';
import { endStage, reportedStates, type StoredDraw, stageOf } from '../stored-draw.ts';

/** The next report about a draw to the platform; `stage` is the stage it knows afterwards. */
export type DrawReport = { stage: number } & (
  | { kind: 'event'; event: VendorResult }
  | { kind: 'correction'; correction: CallInput<typeof vendorCorrectResult> }
);

/**
 * Returns the report after the stage that the platform knows. Overtaken stages are skipped: for an ended draw only the
 * end is reported, but every one of its boards, in order.
 */
export function nextReport(draw: StoredDraw, reportedStage: number): DrawReport | undefined {
  const stage = stageOf(draw);
  if (reportedStage >= stage) return undefined;
  if (stage <= endStage) return { kind: 'event', stage, event: eventOf(draw) };
  if (reportedStage < endStage) return { kind: 'event', stage: endStage, event: eventOf(draw) };
  return { kind: 'correction', stage: reportedStage + 1, correction: correctionOf(draw, reportedStage + 1 - endStage) };
}

function eventOf(draw: StoredDraw): VendorResult {
  const { gameCode, drawId: eventId, opensAt, closesAt, drawsAt, commitment, seed, reason } = draw;
  const event = {
    kind: 'draw' as const,
    gameCode,
    eventId,
    state: reportedStates[draw.state],
    opensAt,
    closesAt,
    drawsAt,
    ...(draw.state === 'cancelled' && reason !== undefined && { reason }),
  };
  const first = draw.earlier?.[0]?.drawn ?? draw.drawn;
  if (draw.state !== 'result' || !first) return { ...event, proof: { commitment } };
  return { ...event, result: boardText(first), proof: { commitment, seed } };
}

function correctionOf(draw: StoredDraw, correction: number): CallInput<typeof vendorCorrectResult> {
  const { gameCode, drawId: eventId } = draw;
  const { drawn = [], reason = '' } = draw.earlier?.[correction] ?? draw;
  return { gameCode, eventId, correction, result: boardText(drawn), reason };
}
