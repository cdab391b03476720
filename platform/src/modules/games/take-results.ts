import type { VendorResult } from '@portal/shared/contract/vendor-api/result-calls';
import { and, eq, inArray } from 'drizzle-orm';
import type { Kernel } from '../../kernel/kernel.ts';
import { Refusal } from '../../kernel/refusal.ts';
import { games } from './games.tables.ts';
import { judgeResult, stageOf } from './vendor-result.rules.ts';
import { vendorResults } from './vendor-results.tables.ts';

/**
 * Keeps what a studio tells of its events, all or nothing; gives those that were new.
 * @throws Refusal `unknown_game`, `result_conflict`, each with the event it is about
 */
export function takeResults(
  kernel: Kernel,
  provider: string,
  events: readonly VendorResult[],
): Promise<VendorResult[]> {
  return kernel.database.transaction(async () => {
    await assertOwnGames(kernel, provider, events);
    const fresh: VendorResult[] = [];
    for (const event of events) if (await takeResult(kernel, provider, event)) fresh.push(event);
    return fresh;
  });
}

async function assertOwnGames(kernel: Kernel, provider: string, events: readonly VendorResult[]): Promise<void> {
  const codes = [...new Set(events.map(({ gameCode }) => gameCode))];
  const rows = await kernel.db
    .select({ gameCode: games.gameCode })
    .from(games)
    .where(and(eq(games.provider, provider), inArray(games.gameCode, codes)));
  const known = new Set(rows.map(({ gameCode }) => gameCode));
  const foreign = events.find(({ gameCode }) => !known.has(gameCode));
  if (foreign) throw new Refusal('unknown_game', { value: placeOf(foreign) });
}

/** True when it was new. */
async function takeResult(kernel: Kernel, provider: string, event: VendorResult): Promise<boolean> {
  const { gameCode, eventId } = event;
  const isSame = and(
    eq(vendorResults.eventId, eventId),
    eq(vendorResults.gameCode, gameCode),
    eq(vendorResults.provider, provider),
  );
  const verdict = judgeResult(await kernel.db.select().from(vendorResults).where(isSame), event);
  if (verdict === 'conflict') throw new Refusal('result_conflict', { value: placeOf(event) });
  if (verdict !== 'new') return false;
  const written = await kernel.db
    .insert(vendorResults)
    .values(rowOf(kernel, provider, event))
    .onConflictDoNothing()
    .returning({ stage: vendorResults.stage });
  // Told meanwhile by another call, which is over now: judged against what that one told.
  return written.length > 0 || takeResult(kernel, provider, event);
}

const placeOf = ({ gameCode, eventId }: VendorResult) => ({ gameCode, eventId });

function rowOf(kernel: Kernel, provider: string, event: VendorResult) {
  const { eventId, gameCode, kind, state, result, proof } = event;
  return {
    ...{ eventId, gameCode, provider, kind, state, result, stage: stageOf(event), toldAt: kernel.clock.now() },
    ...{ commitment: proof?.commitment, seed: proof?.seed },
    opensAt: momentOf(event.opensAt),
    closesAt: momentOf(event.closesAt),
    drawsAt: momentOf(event.drawsAt),
  };
}

const momentOf = (text: string | undefined) => (text === undefined ? undefined : new Date(text));
