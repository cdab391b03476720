import { contractVersion } from '@portal/shared/contract/constants';
import type { PlacedVersion } from '@portal/shared/contract/releases/composition';
import type { RemoteModule } from '@portal/shared/remote/remote-module';
import { isContractCompatible } from '../fallback/choose-version.rules.ts';
import type { LoadResult, RemoteFailure } from '../page-remotes.types.ts';
import type { Federation } from './federation.ts';
import { entryUrl, pinVersion } from './pins.ts';
import { TimeoutError, withTimeout } from './with-timeout.ts';

/** Container name of a release, as tooling/build/webpack sets it. */
function containerOf(name: string, version: string): string {
  return `${name}_${version}`.replace(/[^A-Za-z0-9_]/g, '_');
}

/** Loads one version of a remote; never throws, and never reuses the result of a failed attempt. */
export async function loadVersion(
  federation: Federation,
  name: string,
  version: PlacedVersion,
  loadMs: number,
): Promise<LoadResult> {
  pinVersion(version, document.baseURI);
  try {
    const container = containerOf(name, version.version);
    const loaded = await withTimeout(federation.load(container, entryUrl(version, document.baseURI)), loadMs);
    if (!isRemoteModule(loaded)) return failure('load_failed', new Error(`${container} is not a remote`));
    if (isContractCompatible(contractVersion, loaded.contract))
      return { ok: true, module: loaded, version: version.version };
    return failure('wrong_contract', new Error(`${container} wants contract ${loaded.contract}`));
  } catch (cause) {
    return failure(isTimeout(cause) ? 'load_timeout' : 'load_failed', cause);
  }
}

export function failure(reason: RemoteFailure['reason'], cause?: unknown): RemoteFailure {
  return { ok: false, reason, cause };
}

/** The federation runtime reports a timeout only in the text of a network error, without a code. */
function isTimeout(cause: unknown): boolean {
  return cause instanceof TimeoutError || (cause instanceof Error && /timed out|timeout/i.test(cause.message));
}

function isRemoteModule(value: unknown): value is RemoteModule {
  return typeof value === 'object' && value !== null && 'mount' in value && typeof value.mount === 'function';
}
