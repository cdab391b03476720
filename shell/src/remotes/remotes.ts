import type { Composition, PlacedVersion } from '@portal/shared/contract/release/composition';
import { bounded } from './bounded.ts';
import { versionsToTry } from './choose-version.rules.ts';
import type { Federation } from './federation.ts';
import { failure, loadVersion } from './load-version.ts';
import { mountModule } from './mount-module.ts';
import { entryUrl } from './pins.ts';
import type {
  LoadResult,
  MountRequest,
  MountResult,
  RemoteFailure,
  RemoteReport,
  RemoteTimeouts,
} from './remote-source.types.ts';

export interface RemotesPorts {
  federation: Federation;
  composition(): Composition | undefined;
  visitorId: string;
  disabled: ReadonlySet<string>;
  timeouts: RemoteTimeouts;
  onRemote(report: RemoteReport): void;
}

type Attempt<T> = (version: PlacedVersion) => Promise<T | RemoteFailure>;

/** Loads and mounts remotes: the best version first, and at any failure the next one. */
export function createRemotes(ports: RemotesPorts) {
  const { federation, timeouts, onRemote } = ports;
  const failed = new Set<string>();

  /** Versions of a remote, those that already failed in this page last: they cost time, but may have come back. */
  function planFor(name: string): PlacedVersion[] | RemoteFailure {
    const composition = ports.composition();
    if (ports.disabled.has(name)) return failure('disabled');
    if (!composition) return failure('no_composition');
    const offer = composition.remotes[name];
    if (!offer) return failure('unknown_remote');
    const versions = versionsToTry(offer, ports.visitorId, name, composition.salt);
    const hasFailed = ({ version }: PlacedVersion) => Number(failed.has(`${name}@${version}`));
    return versions.sort((a, b) => hasFailed(a) - hasFailed(b));
  }

  async function firstThatWorks<T extends { ok: true }>(name: string, signal: AbortSignal, attempt: Attempt<T>) {
    const plan = planFor(name);
    if (!Array.isArray(plan)) return plan;
    let last = failure('unknown_remote');
    for (const version of plan) {
      if (signal.aborted) return last;
      const result = await attempt(version);
      if (result.ok) return result;
      failed.add(`${name}@${version.version}`);
      const { reason, cause } = result;
      const sequence = ports.composition()?.sequence ?? 0;
      onRemote({ remote: name, version: version.version, outcome: 'failed', reason, cause, sequence });
      last = result;
    }
    return last;
  }

  /** All attempts together end at the outer bound; one that succeeds later is taken away again. */
  async function withinOuterBound<T extends { ok: true }>(
    name: string,
    attempt: Attempt<T>,
    late: (result: T) => void,
    signal?: AbortSignal,
  ): Promise<T | RemoteFailure> {
    const over = new AbortController();
    signal?.addEventListener('abort', () => over.abort(), { once: true });
    const discard = (result: T | RemoteFailure) => result.ok && late(result);
    try {
      return await bounded(firstThatWorks(name, over.signal, attempt), timeouts.outerMs, discard);
    } catch (cause) {
      over.abort();
      return failure('timeout', cause);
    }
  }

  function load(name: string): Promise<LoadResult> {
    const attempt = (version: PlacedVersion) => loadVersion(federation, name, version, timeouts.loadMs);
    return withinOuterBound(name, attempt, () => undefined);
  }

  function mount(request: MountRequest): Promise<MountResult> {
    const { name, signal } = request;
    const attempt = async (version: PlacedVersion) => {
      const loaded = await loadVersion(federation, name, version, timeouts.loadMs);
      if (!loaded.ok || signal?.aborted) return loaded.ok ? failure('timeout') : loaded;
      const base = new URL('.', entryUrl(version, document.baseURI)).href;
      const mounted = await mountModule({ ...loaded, base }, request, timeouts.mountMs);
      const sequence = ports.composition()?.sequence ?? 0;
      if (mounted.ok) onRemote({ remote: name, version: version.version, outcome: 'mounted', sequence });
      return mounted;
    };
    return withinOuterBound(name, attempt, (result) => result.unmount(), signal);
  }

  /** The version a mount would begin with now. */
  function preferred(name: string): string | undefined {
    const plan = planFor(name);
    return Array.isArray(plan) ? plan[0]?.version : undefined;
  }

  function forgive(name: string): void {
    for (const version of [...failed]) if (version.startsWith(`${name}@`)) failed.delete(version);
  }

  return { load, mount, preferred, forgive };
}
