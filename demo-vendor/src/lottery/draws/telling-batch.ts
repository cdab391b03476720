import { vendorCorrectResult } from '@portal/shared/contract/vendor-api/correction-calls';
import { vendorResults } from '@portal/shared/contract/vendor-api/result-calls';
import type { Gateway, Reply } from '../../gateway/platform-gateway.ts';
import type { DrawBooks } from './draw-books.ts';
import type { KeptDraw } from './kept-draw.ts';
import { nextTelling, type Telling } from './next-telling.rules.ts';

export type DueTelling = Telling & Pick<KeptDraw, 'gameCode' | 'drawId'>;

/** Returns the first pending reports of a game that fit in one call; removes ids with nothing to report from `ids`. */
export function nextBatch(books: DrawBooks, gameCode: string, ids: Set<string>, size: number): DueTelling[] {
  const batch: DueTelling[] = [];
  for (const drawId of ids) {
    const draw = books.find(gameCode, drawId);
    const telling = draw && nextTelling(draw, books.toldOf(gameCode, drawId));
    if (!telling) ids.delete(drawId);
    else if (telling.kind === 'correction') return batch.length > 0 ? batch : [{ ...telling, gameCode, drawId }];
    else batch.push({ ...telling, gameCode, drawId });
    if (batch.length >= size) break;
  }
  return batch;
}

/** Sends a batch to the platform by the matching call; a correction is sent alone. */
export function tellBatch(gateway: Gateway, batch: readonly DueTelling[]): Promise<Reply<unknown>> {
  const [first] = batch;
  if (first?.kind === 'correction') return gateway.call(vendorCorrectResult, first.correction);
  return gateway.call(vendorResults, {
    events: batch.flatMap((due) => (due.kind === 'event' ? due.event : [])),
  });
}
