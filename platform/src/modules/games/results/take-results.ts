import type { VendorResult } from '@portal/shared/contract/vendor-api/results';
import { and, eq, inArray } from 'drizzle-orm';
import { Refusal } from '../../../kernel/calls/refusal.ts';
import type { Kernel } from '../../../kernel/kernel.ts';
import { games } from '../games.tables.ts';
import { judgeResult, type ReportedResult, stageOf } from './vendor-result.rules.ts';
import { vendorResults } from './vendor-results.tables.ts';

/**
 * Stores what a studio reports of its events, all or nothing; returns the new ones.
 * @throws Refusal `unknown_game`, `result_conflict`, each with the event it is about
 */
export function takeResults(
  kernel: Kernel,
  provider: string,
  events: readonly VendorResult[],
): Promise<VendorResult[]> {
  return kernel.database.transaction(async () => {
    await assertOwnGames(kernel, provider, events);
    return storeNewResults(kernel, provider, events);
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
  if (foreign) throw new Refusal('unknown_game', { value: eventKeyOf(foreign) });
}

/** One statement, so that a studio reporting a day of draws does not block others. */
async function storeNewResults(
  kernel: Kernel,
  provider: string,
  events: readonly VendorResult[],
): Promise<VendorResult[]> {
  if (events.length === 0) return [];
  const reported = await readReported(kernel, provider, events);
  const fresh = new Map<string, VendorResult>();
  for (const event of events) {
    const ofEvent = reported.get(keyOf(event)) ?? [];
    const verdict = judgeResult(ofEvent, event);
    if (verdict === 'conflict') throw new Refusal('result_conflict', { value: eventKeyOf(event) });
    if (verdict !== 'new') continue;
    reported.set(keyOf(event), [...ofEvent, rowOf(kernel, provider, event)]);
    fresh.set(stageKeyOf({ ...event, stage: stageOf(event) }), event);
  }
  if (fresh.size === 0) return [];
  const written = await kernel.db
    .insert(vendorResults)
    .values([...fresh.values()].map((event) => rowOf(kernel, provider, event)))
    .onConflictDoNothing()
    .returning({ eventId: vendorResults.eventId, gameCode: vendorResults.gameCode, stage: vendorResults.stage });
  const isWritten = new Set(written.map(stageKeyOf));
  const stored = [...fresh].flatMap(([key, event]) => (isWritten.has(key) ? [event] : []));
  // Another call stored these meanwhile and has ended: judge them against what it stored.
  const meanwhile = [...fresh].flatMap(([key, event]) => (isWritten.has(key) ? [] : [event]));
  return [...stored, ...(await storeNewResults(kernel, provider, meanwhile))];
}

/** Reads earlier reports of the events, by event. */
async function readReported({ db }: Kernel, provider: string, events: readonly VendorResult[]) {
  const ids = [...new Set(events.map(({ eventId }) => eventId))];
  const rows = await db
    .select()
    .from(vendorResults)
    .where(and(inArray(vendorResults.eventId, ids), eq(vendorResults.provider, provider)));
  const reported = new Map<string, ReportedResult[]>();
  for (const row of rows) reported.set(keyOf(row), [...(reported.get(keyOf(row)) ?? []), row]);
  return reported;
}

type EventKey = Pick<VendorResult, 'gameCode' | 'eventId'>;
const keyOf = ({ gameCode, eventId }: EventKey) => `${gameCode} ${eventId}`;
const stageKeyOf = ({ stage, ...eventKey }: EventKey & { stage: number }) => `${keyOf(eventKey)} ${stage}`;
const eventKeyOf = ({ gameCode, eventId }: EventKey) => ({ gameCode, eventId });

function rowOf(kernel: Kernel, provider: string, event: VendorResult) {
  const { eventId, gameCode, kind, state, result, proof } = event;
  return {
    eventId,
    gameCode,
    provider,
    kind,
    state,
    stage: stageOf(event),
    toldAt: kernel.clock.now(),
    result: result ?? null,
    commitment: proof?.commitment ?? null,
    seed: proof?.seed ?? null,
    reason: event.reason ?? null,
    opensAt: momentOf(event.opensAt),
    closesAt: momentOf(event.closesAt),
    drawsAt: momentOf(event.drawsAt),
  };
}

const momentOf = (text: string | undefined) => (text === undefined ? undefined : new Date(text));
