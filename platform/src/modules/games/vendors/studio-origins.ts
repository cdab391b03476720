import { eq } from 'drizzle-orm';
import type { Kernel } from '../../../kernel/kernel.ts';
import { studios } from '../games.tables.ts';
import { demoStudio } from './studio-origin.rules.ts';

/** Returns where a studio serves its pages; undefined while unknown. */
export async function studioOrigin({ db, settings }: Kernel, provider: string): Promise<string | undefined> {
  const [row] = await db.select().from(studios).where(eq(studios.provider, provider));
  return row?.origin ?? (provider === demoStudio ? settings.VENDOR_ORIGIN : undefined);
}

/** Returns the known origins by studio. */
export async function studioOrigins({ db, settings }: Kernel): Promise<Map<string, string>> {
  const rows = await db.select().from(studios);
  return new Map([[demoStudio, settings.VENDOR_ORIGIN], ...rows.map((row) => [row.provider, row.origin] as const)]);
}

/** Inserts or replaces the origin of a studio. */
export async function storeOrigin({ db }: Kernel, provider: string, origin: string): Promise<void> {
  await db
    .insert(studios)
    .values({ provider, origin })
    .onConflictDoUpdate({ target: studios.provider, set: { origin } });
}

/** Studio origins for launches, page headers and reconciliation. */
export function createStudioApi(kernel: Kernel) {
  return {
    studioOrigin: (provider: string) => studioOrigin(kernel, provider),
    studioOrigins: () => studioOrigins(kernel),
    /** Takes an origin that two operators have decided; see originFault for what must be checked before. */
    storeOrigin: (provider: string, origin: string) => storeOrigin(kernel, provider, origin),
  };
}
