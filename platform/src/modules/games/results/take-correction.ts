import type { CallParsedInput } from '@portal/shared/contract/calls/define-call';
import type { vendorCorrectResult } from '@portal/shared/contract/vendor-api/results';
import { and, asc, eq } from 'drizzle-orm';
import { Refusal } from '../../../kernel/calls/refusal.ts';
import type { Kernel } from '../../../kernel/kernel.ts';
import { games } from '../games.tables.ts';
import { judgeCorrection } from './vendor-correction.rules.ts';
import { vendorCorrections } from './vendor-corrections.tables.ts';
import { lastStage } from './vendor-result.rules.ts';
import { vendorResults } from './vendor-results.tables.ts';

type CorrectionReport = CallParsedInput<typeof vendorCorrectResult>;

/**
 * Stores the correct result of an event beside the wrong one, which stays unchanged; true when it was new.
 * @throws Refusal `unknown_game`, `unknown_event`, `correction_conflict`
 */
export function takeCorrection(kernel: Kernel, provider: string, report: CorrectionReport): Promise<boolean> {
  return kernel.database.transaction(async () => {
    const [game] = await kernel.db
      .select({ gameCode: games.gameCode })
      .from(games)
      .where(and(eq(games.provider, provider), eq(games.gameCode, report.gameCode)));
    if (!game) throw new Refusal('unknown_game');
    return take(kernel, provider, report);
  });
}

async function take(kernel: Kernel, provider: string, report: CorrectionReport): Promise<boolean> {
  const { eventId, gameCode, correction, result, reason } = report;
  const event = await eventOf(kernel, provider, report);
  const verdict = judgeCorrection(event, report);
  if (verdict === 'known') return false;
  if (verdict !== 'new') throw new Refusal(verdict, { value: { gameCode, eventId } });
  const written = await kernel.db
    .insert(vendorCorrections)
    .values({ eventId, gameCode, provider, correction, result, reason, toldAt: kernel.clock.now() })
    .onConflictDoNothing()
    .returning({ correction: vendorCorrections.correction });
  // Another call stored it meanwhile and has ended: judge again against what it stored.
  return written.length > 0 || take(kernel, provider, report);
}

async function eventOf({ db }: Kernel, provider: string, { eventId, gameCode }: CorrectionReport) {
  const isOfEvent = (table: typeof vendorResults | typeof vendorCorrections) =>
    and(eq(table.eventId, eventId), eq(table.gameCode, gameCode), eq(table.provider, provider));
  const [end] = await db
    .select({ state: vendorResults.state })
    .from(vendorResults)
    .where(and(isOfEvent(vendorResults), eq(vendorResults.stage, lastStage)));
  const corrections = await db
    .select()
    .from(vendorCorrections)
    .where(isOfEvent(vendorCorrections))
    .orderBy(asc(vendorCorrections.correction));
  return { state: end?.state, corrections };
}
