import type { Composition, PlacedVersion } from '@portal/shared/contract/release/composition';
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
import { tryInTurn } from './try-in-turn.ts';
import { createVersionPlan } from './version-plan.ts';

export interface RemotesPorts {
  federation: Federation;
  composition(): Composition | undefined;
  visitorId: string;
  disabled: ReadonlySet<string>;
  timeouts: RemoteTimeouts;
  onRemote(report: RemoteReport): void;
}

/** Loads and mounts remotes: the best version first, and at any failure the next one. */
export function createRemotes(ports: RemotesPorts) {
  const { federation, timeouts } = ports;
  const plan = createVersionPlan(ports);
  const report = (made: Omit<RemoteReport, 'sequence'>) =>
    ports.onRemote({ ...made, sequence: ports.composition()?.sequence ?? 0 });

  function noteFailure(remote: string, version: string, { reason, cause }: RemoteFailure): void {
    plan.noteFailure(remote, version);
    report({ remote, version, outcome: 'failed', reason, cause });
  }

  async function load(name: string): Promise<LoadResult> {
    const versions = plan.versionsOf(name);
    if (!Array.isArray(versions)) return versions;
    return tryInTurn({
      versions,
      attempt: (version) => loadVersion(federation, name, version, timeouts.loadMs),
      onFailure: (version, failed) => noteFailure(name, version.version, failed),
      outerMs: timeouts.outerMs,
    });
  }

  async function attemptMount(request: MountRequest, placed: PlacedVersion): Promise<MountResult> {
    const { name: remote, signal } = request;
    const { version } = placed;
    const askedAt = performance.now();
    const loaded = await loadVersion(federation, remote, placed, timeouts.loadMs);
    if (!loaded.ok || signal?.aborted) return loaded.ok ? failure('timeout') : loaded;
    const onBroken = (cause: unknown) => {
      noteFailure(remote, version, failure('broken', cause));
      request.onBroken?.(cause);
    };
    const base = new URL('.', entryUrl(placed, document.baseURI)).href;
    const mounted = await mountModule({ ...loaded, base }, { ...request, onBroken }, timeouts.mountMs);
    if (mounted.ok) report({ remote, version, outcome: 'mounted', mountMs: Math.round(performance.now() - askedAt) });
    return mounted;
  }

  async function mount(request: MountRequest): Promise<MountResult> {
    const versions = plan.versionsOf(request.name);
    if (!Array.isArray(versions)) return versions;
    return tryInTurn({
      versions,
      attempt: (version) => attemptMount(request, version),
      onFailure: (version, failed) => noteFailure(request.name, version.version, failed),
      onLate: (result) => result.unmount(),
      outerMs: timeouts.outerMs,
      signal: request.signal,
    });
  }

  return { load, mount, preferred: plan.preferred, forgive: plan.forgive };
}
