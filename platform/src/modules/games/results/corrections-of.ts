import { and, asc, eq, inArray } from 'drizzle-orm';
import type { Kernel } from '../../../kernel/kernel.ts';
import { vendorCorrections } from './vendor-corrections.tables.ts';

export interface ResultCorrection {
  /** From 1; the highest number is valid. */
  correction: number;
  result: string;
  reason: string;
  toldAt: Date;
}

/** Reads corrections of event results of a game, by event and in order; events without one are left out. */
export async function correctionsOf(
  { db }: Kernel,
  { provider, gameCode, eventIds }: { provider: string; gameCode: string; eventIds: readonly string[] },
): Promise<Map<string, ResultCorrection[]>> {
  const found = new Map<string, ResultCorrection[]>();
  if (eventIds.length === 0) return found;
  const rows = await db
    .select()
    .from(vendorCorrections)
    .where(
      and(
        inArray(vendorCorrections.eventId, [...eventIds]),
        eq(vendorCorrections.gameCode, gameCode),
        eq(vendorCorrections.provider, provider),
      ),
    )
    .orderBy(asc(vendorCorrections.correction));
  for (const { eventId, correction, result, reason, toldAt } of rows)
    found.set(eventId, [...(found.get(eventId) ?? []), { correction, result, reason, toldAt }]);
  return found;
}
