import { type ContractFile, contractFileName } from '@portal/shared/contract/release/contract-surface';
import type { ReleaseManifest } from '@portal/shared/contract/release/release-manifest';
import { Refusal } from '../../../kernel/refusal.ts';
import type { ReleaseStore } from '../release-store.ts';
import { readContract } from './read-contract.rules.ts';
import type { ContractOf } from './set-fit.rules.ts';

/** By hash, so that what is kept is never old. */
const kept = new Map<string, ContractFile>();
const keptAtMost = 100;

/** Reads the contract files of these releases. One that is lost or changed counts as none: its ranges are left. */
export async function contractsOf(store: ReleaseStore, manifests: readonly ReleaseManifest[]): Promise<ContractOf> {
  const found = new Map<ReleaseManifest, ContractFile>();
  for (const manifest of new Set(manifests)) {
    const contract = await contractOf(store, manifest);
    if (contract) found.set(manifest, contract);
  }
  return (manifest) => found.get(manifest);
}

/** The contract file of one release; undefined for one that was built before there were such files. */
export async function contractOf(store: ReleaseStore, manifest: ReleaseManifest): Promise<ContractFile | undefined> {
  const hash = manifest.files.find(({ path }) => path === contractFileName)?.sha384;
  if (hash === undefined) return undefined;
  const known = kept.get(hash);
  if (known) return known;
  const bytes = await store.read(manifest, contractFileName);
  if (!bytes) return undefined;
  const contract = readStored(bytes);
  if (!contract) return undefined;
  const [oldest] = kept.keys();
  if (oldest !== undefined && kept.size >= keptAtMost) kept.delete(oldest);
  kept.set(hash, contract);
  return contract;
}

/** One that this platform cannot read (it was stored by a newer one) must not stop every release: its ranges judge it. */
function readStored(bytes: Uint8Array): ContractFile | undefined {
  try {
    return readContract(bytes);
  } catch (error) {
    if (error instanceof Refusal) return undefined;
    throw error;
  }
}
