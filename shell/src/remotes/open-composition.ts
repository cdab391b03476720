import { type Composition, parseComposition } from '@portal/shared/contract/release/composition';
import type { CompositionStore } from './composition-store.ts';
import type { CompositionFault, CompositionReport } from './remote-source.types.ts';
import { type RegistryKey, verifyJws } from './verify-jws.ts';

export type Opened = { composition?: Composition; report: CompositionReport };
type Checked = { ok: true; composition: Composition } | { ok: false; fault: CompositionFault };

/** Signature, then shape, then order: a document older than one already seen is refused, whoever signed it. */
async function checkComposition(
  jws: string | undefined,
  keys: readonly RegistryKey[],
  highest: number,
): Promise<Checked> {
  if (!jws) return { ok: false, fault: 'missing' };
  const payload = await verifyJws(jws, keys);
  if (payload === undefined) return { ok: false, fault: 'signature' };
  const composition = parseComposition(payload);
  if (!composition) return { ok: false, fault: 'schema' };
  return composition.sequence < highest ? { ok: false, fault: 'sequence' } : { ok: true, composition };
}

/**
 * The composition of the page, else the last one that verified in this browser, else none: then no remote runs.
 * The highest sequence seen is the signed one of the stored document, so it counts only under a key still trusted.
 */
export async function openComposition(
  jws: string | undefined,
  keys: readonly RegistryKey[],
  store: CompositionStore,
): Promise<Opened> {
  const stored = await checkComposition(store.last(), keys, 0);
  const highest = stored.ok ? stored.composition.sequence : 0;
  const fresh = await checkComposition(jws, keys, highest);
  if (fresh.ok) {
    if (jws && fresh.composition.sequence > highest) store.keep(jws);
    return { composition: fresh.composition, report: { used: 'page' } };
  }
  if (!stored.ok) return { report: { used: 'none', fault: fresh.fault } };
  return { composition: stored.composition, report: { used: 'stored', fault: fresh.fault } };
}

/** Past its time by the server's clock. Such a document is still used when none is newer, and reported. */
export function isExpired(composition: Composition, servedAt: Date): boolean {
  return servedAt.getTime() > Date.parse(composition.expiresAt);
}
