import type { Composition, PlacedVersion } from '@portal/shared/contract/releases/composition';
import type { Host } from '@portal/shared/remote/host';
import { tryVersions } from './fallback/try-versions.ts';
import { createVersionPlan } from './fallback/version-plan.ts';
import type { Federation } from './loading/federation.ts';
import { failure, loadVersion } from './loading/load-version.ts';
import { entryUrl } from './loading/pins.ts';
import type { RemoteTimeouts } from './loading/remote-timeouts.ts';
import { mountRemote } from './mounting/mount-remote.ts';
import type { LoadResult, MountRequest, MountResult, RemoteFailure, RemoteReport } from './page-remotes.types.ts';

export interface RemoteLoaderPorts {
  federation: Federation;
  composition(): Composition | undefined;
  visitorId: string;
  disabled: ReadonlySet<string>;
  timeouts: RemoteTimeouts;
  /** False while a money request is open or a round is unfinished: a remote that has run keeps its version. */
  maySwap(): boolean;
  /** True when the version is shown by a preview. */
  isPreview(remote: string, version: string): boolean;
  /** Milliseconds of any monotonic clock. */
  now(): number;
  onRemoteReport(report: RemoteReport): void;
}

/** Loads and mounts remotes: the best version first; after a failure the next one, at last the fallback. */
export function createRemoteLoader(ports: RemoteLoaderPorts) {
  const { federation, timeouts } = ports;
  const running = new Map<string, PlacedVersion>();
  const held = (name: string) => (ports.maySwap() ? undefined : running.get(name));
  const plan = createVersionPlan({ ...ports, held });
  const report = (made: Omit<RemoteReport, 'sequence' | 'preview'>) => {
    const sequence = ports.composition()?.sequence ?? 0;
    ports.onRemoteReport({ ...made, sequence, ...(ports.isPreview(made.remote, made.version) && { preview: true }) });
  };

  function noteFailure(remote: string, version: string, { reason, cause }: RemoteFailure): void {
    plan.noteFailure(remote, version, reason);
    report({ remote, version, outcome: 'failed', reason, cause });
  }

  async function load(name: string): Promise<LoadResult> {
    const versions = plan.versionsOf(name);
    if (!Array.isArray(versions)) return versions;
    return tryVersions({
      versions,
      attempt: (version) => loadVersion(federation, name, version, timeouts.loadMs),
      onFailure: (version, failed) => noteFailure(name, version.version, failed),
      outerMs: timeouts.outerMs,
    });
  }

  async function preload(name: string, host: Host, pages: readonly string[]): Promise<void> {
    const versions = plan.versionsOf(name);
    const [version] = Array.isArray(versions) ? versions : [];
    const loaded = version && (await loadVersion(federation, name, version, timeouts.loadMs));
    if (loaded?.ok) await loaded.module.prepare?.(host, pages);
  }

  async function attemptMount(request: MountRequest, placed: PlacedVersion): Promise<MountResult> {
    const { name: remote, signal } = request;
    const { version } = placed;
    const askedAt = performance.now();
    const loaded = await loadVersion(federation, remote, placed, timeouts.loadMs);
    if (!loaded.ok) return loaded;
    if (signal?.aborted || request.mayMount?.() === false) return failure('given_up');
    const onBroken = (cause: unknown) => {
      noteFailure(remote, version, failure('broken', cause));
      request.onBroken?.(cause);
    };
    const base = new URL('.', entryUrl(placed, document.baseURI)).href;
    const mounted = await mountRemote({ ...loaded, base }, { ...request, onBroken }, timeouts.mountMs);
    if (!mounted.ok) return mounted;
    const mountMs = Math.round(performance.now() - askedAt);
    const noteShown = () => {
      running.set(remote, placed);
      report({ remote, version, outcome: 'mounted', mountMs });
    };
    return { ...mounted, noteShown };
  }

  async function mount(request: MountRequest): Promise<MountResult> {
    const offered = plan.versionsOf(request.name);
    if (!Array.isArray(offered)) return offered;
    const { replaces } = request;
    const versions = replaces === undefined ? offered : offered.slice(0, 1).filter((one) => one.version !== replaces);
    return tryVersions({
      versions,
      attempt: (version) => attemptMount(request, version),
      onFailure: (version, failed) => noteFailure(request.name, version.version, failed),
      onLate: (result) => result.unmount(),
      outerMs: timeouts.outerMs,
      signal: request.signal,
    });
  }

  /** Every remote that has been shown, as `name@version` with the version last shown. */
  const shown = () => [...running].map(([name, { version }]) => `${name}@${version}`);
  return { load, preload, mount, preferred: plan.preferred, forgetFailures: plan.forgetFailures, shown };
}
