import { vendorCorrectResult, vendorResults } from '@portal/shared/contract/vendor-api/results';
import type { Gateway, Reply } from '../../../gateway/platform-client.ts';
import { backoffMs } from '../../../timing/backoff.rules.ts';
import type { Clock } from '../../../timing/clock.ts';
import type { DrawStore } from '../draw-store.ts';
import type { StoredDraw } from '../stored-draw.ts';
import { type DrawReport, nextReport } from './next-report.rules.ts';

interface DrawReporterDeps {
  drawStore: DrawStore;
  gateway: Gateway;
  clock: Clock;
  log(message: string, details: object): void;
}

const eventsPerCall = 100;
/** Retry interval for a game that the platform does not know (yet). */
const unknownGameMs = 15_000;

/**
 * Reports the draws of each game to the platform in order, until it answers. Reads pending reports from the store when
 * sending, so that a crash loses nothing, and after days of outage only results are reported.
 */
export function createDrawReporter({ drawStore, gateway, clock, log }: DrawReporterDeps) {
  const waiting = new Map<string, Set<string>>();
  const sending = new Set<string>();
  const reportedAgain = new Set<string>();

  async function settle(batch: readonly DueReport[]): Promise<void> {
    await Promise.all(batch.map(({ gameCode, drawId, stage }) => drawStore.saveReportedStage(gameCode, drawId, stage)));
  }

  /**
   * Handles a platform that has lost the result to be corrected: reports the result and every correction again, once;
   * what is refused then is skipped.
   */
  async function reportAgain({ gameCode, drawId, kind }: DueReport, code: string): Promise<boolean> {
    const key = `${gameCode} ${drawId}`;
    if (kind !== 'correction' || code !== 'unknown_event' || reportedAgain.has(key)) return false;
    reportedAgain.add(key);
    log('the platform does not know the result of a draw', { gameCode, drawId, code });
    await drawStore.saveReportedStage(gameCode, drawId, 0);
    return true;
  }

  /** Resolves to false as soon as the process stops. */
  async function askUntilAnswered(gameCode: string, batch: readonly DueReport[]): Promise<Reply<unknown> | false> {
    for (let attempt = 1; ; attempt += 1) {
      const reply = await sendBatch(gateway, batch);
      const isUnknown = reply.kind === 'refusal' && reply.code === 'unknown_game';
      if (reply.kind !== 'unreachable' && !isUnknown) return reply;
      if (isUnknown && attempt === 1) log('the platform does not know a lottery', { gameCode });
      if (!(await clock.wait(isUnknown ? unknownGameMs : backoffMs(attempt, Math.random())))) return false;
    }
  }

  async function send(gameCode: string): Promise<void> {
    let size = eventsPerCall;
    for (;;) {
      const batch = nextBatch(drawStore, gameCode, waiting.get(gameCode) ?? new Set(), size);
      // Cleared in the same tick as the last check, so that a later change starts a new run.
      if (batch.length === 0) return void sending.delete(gameCode);
      const reply = await askUntilAnswered(gameCode, batch);
      if (!reply) return void sending.delete(gameCode);
      if (reply.kind !== 'refusal') {
        await settle(batch);
        continue;
      }
      const [first] = batch;
      if (first && (await reportAgain(first, reply.code))) continue;
      // A refused event must not block the others: send them one by one, and skip the refused one.
      if (batch.length > 1) {
        size = 1;
        continue;
      }
      log('a draw was refused', { gameCode, drawId: first?.drawId, code: reply.code });
      size = eventsPerCall;
      await settle(batch);
    }
  }

  async function start(gameCode: string): Promise<void> {
    if (sending.has(gameCode)) return;
    sending.add(gameCode);
    try {
      await send(gameCode);
    } catch (error) {
      sending.delete(gameCode);
      log('draws could not be reported', { gameCode, error: String(error) });
    }
  }

  /** Queues a changed draw after those that changed before it. */
  return ({ gameCode, drawId, corrections }: StoredDraw): void => {
    const ids = waiting.get(gameCode) ?? new Set();
    // A pending result keeps its place in the queue when it is corrected.
    if (corrections === 0) ids.delete(drawId);
    waiting.set(gameCode, ids.add(drawId));
    void start(gameCode);
  };
}

type DueReport = DrawReport & Pick<StoredDraw, 'gameCode' | 'drawId'>;

/** Returns the first pending reports of a game that fit in one call; removes ids with nothing to report from `ids`. */
function nextBatch(drawStore: DrawStore, gameCode: string, ids: Set<string>, size: number): DueReport[] {
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
function sendBatch(gateway: Gateway, batch: readonly DueReport[]): Promise<Reply<unknown>> {
  const [first] = batch;
  if (first?.kind === 'correction') return gateway.call(vendorCorrectResult, first.correction);
  return gateway.call(vendorResults, {
    events: batch.flatMap((due) => (due.kind === 'event' ? due.event : [])),
  });
}
