import { vendorCorrectResult, vendorResults } from '@portal/shared/contract/vendor-api/results';
import type { Gateway, Reply } from '../../../gateway/platform-gateway.ts';
import type { DrawStore } from '../draw-store.ts';
import type { StoredDraw } from '../stored-draw.ts';
import { type DrawReport, nextReport } from './next-report.rules.ts';

export type DueReport = DrawReport & Pick<StoredDraw, 'gameCode' | 'drawId'>;

/** Returns the first pending reports of a game that fit in one call; removes ids with nothing to report from `ids`. */
export function nextBatch(drawStore: DrawStore, gameCode: string, ids: Set<string>, size: number): DueReport[] {
  const batch: DueReport[] = [];
  for (const drawId of ids) {
    const draw = drawStore.find(gameCode, drawId);
    const report = draw && nextReport(draw, drawStore.reportedStage(gameCode, drawId));
    if (!report) ids.delete(drawId);
    else if (report.kind === 'correction') return batch.length > 0 ? batch : [{ ...report, gameCode, drawId }];
    else batch.push({ ...report, gameCode, drawId });
    if (batch.length >= size) break;
  }
  return batch;
}

/** Sends a batch to the platform by the matching call; a correction is sent alone. */
export function sendBatch(gateway: Gateway, batch: readonly DueReport[]): Promise<Reply<unknown>> {
  const [first] = batch;
  if (first?.kind === 'correction') return gateway.call(vendorCorrectResult, first.correction);
  return gateway.call(vendorResults, {
    events: batch.flatMap((due) => (due.kind === 'event' ? due.event : [])),
  });
}
