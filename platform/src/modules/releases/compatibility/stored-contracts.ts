import { type ContractFile, contractFileName } from '@portal/shared/contract/releases/contract-surface';
import type { ReleaseManifest } from '@portal/shared/contract/releases/release-manifest';
import { Refusal } from '../../../kernel/calls/refusal.ts';
import type { Registry } from '../registry/registry.ts';
import { readContract } from './read-contract.rules.ts';
import type { ContractOf } from './set-compatibility.rules.ts';

/** By hash, so that a cached contract is never stale. */
const cache = new Map<string, ContractFile>();
const cachedAtMost = 100;
/** Hashes already reported as unreadable: the judge reads them every few seconds. */
const reportedUnreadable = new Set<string>();

/** Where contract files are stored, and where unreadable ones are reported. */
type ContractSource = Pick<Registry, 'store' | 'logger'>;

/**
 * Reads the contract files of these releases. A lost or changed one counts as none; the release is judged by its
 * ranges.
 */
export async function contractsOf(source: ContractSource, manifests: readonly ReleaseManifest[]): Promise<ContractOf> {
  const found = new Map<ReleaseManifest, ContractFile>();
  for (const manifest of new Set(manifests)) {
    const contract = await contractOf(source, manifest);
    if (contract) found.set(manifest, contract);
  }
  return (manifest) => found.get(manifest);
}

/** Reads the contract file of one release; undefined when it was built before contract files existed. */
export async function contractOf(
  { store, logger }: ContractSource,
  manifest: ReleaseManifest,
): Promise<ContractFile | undefined> {
  const hash = manifest.files.find(({ path }) => path === contractFileName)?.sha384;
  if (hash === undefined) return undefined;
  const known = cache.get(hash);
  if (known) return known;
  const bytes = await store.read(manifest, contractFileName);
  if (!bytes) return undefined;
  const contract = readStored(bytes, (error) => {
    if (reportedUnreadable.has(hash)) return;
    if (reportedUnreadable.size >= cachedAtMost) reportedUnreadable.clear();
    reportedUnreadable.add(hash);
    const { name, version } = manifest;
    logger.warn({ err: error, name, version }, 'a stored contract cannot be read; the ranges of the release judge it');
  });
  if (!contract) return undefined;
  const [oldest] = cache.keys();
  if (oldest !== undefined && cache.size >= cachedAtMost) cache.delete(oldest);
  cache.set(hash, contract);
  return contract;
}

/**
 * A contract written by a newer platform may be unreadable here. It must not block every release, so its ranges judge
 * it.
 */
function readStored(bytes: Uint8Array, onUnreadable: (error: Refusal) => void): ContractFile | undefined {
  try {
    return readContract(bytes);
  } catch (error) {
    if (!(error instanceof Refusal)) throw error;
    onUnreadable(error);
    return undefined;
  }
}
