import { type Composition, liveChannel, parseComposition } from '@portal/shared/contract/releases/composition';
import type { CompositionFault, CompositionReport } from '../page-remotes.types.ts';
import type { CompositionStore } from './composition-store.ts';
import { type RegistryKey, verifyJws } from './verify-jws.ts';

type Opened = { composition?: Composition; report: CompositionReport };
type Checked = { ok: true; composition: Composition } | { ok: false; fault: CompositionFault };

/** Checks signature, shape, channel, then sequence: a document older than one already seen is refused. */
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
  if (composition.channel !== liveChannel) return { ok: false, fault: 'channel' };
  return composition.sequence < highest ? { ok: false, fault: 'sequence' } : { ok: true, composition };
}

/**
 * Opens the composition of the page, else the last one that verified in this browser; with neither, no remote runs. The
 * highest sequence seen is read from the stored signed document, so it counts only under a trusted key.
 */
export async function verifyComposition(
  jws: string | undefined,
  keys: readonly RegistryKey[],
  store: CompositionStore,
): Promise<Opened> {
  const text = store.last();
  const stored = await checkComposition(text, keys, 0);
  const highest = stored.ok ? stored.composition.sequence : 0;
  const fresh = await checkComposition(jws, keys, highest);
  // Another tab may have stored a document meanwhile: it counts, and is not overwritten.
  if (store.last() !== text) return verifyComposition(jws, keys, store);
  if (fresh.ok) {
    if (jws && isNewer(fresh.composition, stored.ok ? stored.composition : undefined)) store.keep(jws);
    return { composition: fresh.composition, report: { used: 'page' } };
  }
  if (!stored.ok) return { report: { used: 'none', fault: fresh.fault } };
  return { composition: stored.composition, report: { used: 'stored', fault: fresh.fault } };
}

/** The daily signature renews a document under the same sequence; storing the latest one survives a key change. */
function isNewer(fresh: Composition, stored: Composition | undefined): boolean {
  if (!stored || fresh.sequence > stored.sequence) return true;
  return Date.parse(fresh.issuedAt) > Date.parse(stored.issuedAt);
}

/** True when expired by the server's clock. Such a document is still used if none is newer, and reported. */
export function isExpired(composition: Composition, servedAt: Date): boolean {
  return servedAt.getTime() > Date.parse(composition.expiresAt);
}
