import type { Composition } from '@portal/shared/contract/releases/composition';
import type { Host } from '@portal/shared/remote/host';
import type { Place, RemoteModule } from '@portal/shared/remote/remote-module';
import type { RegistryKey } from './composition/verify-jws.ts';
import type { RemoteTimeouts } from './loading/remote-timeouts.ts';

export type RemoteFailureReason =
  /** Switched off by `?disable=`. */
  | 'disabled'
  /** No composition has verified, now or earlier: no remote may run. */
  | 'no_composition'
  | 'unknown_remote'
  /** Missing, broken, or not the signed file. */
  | 'load_failed'
  | 'load_timeout'
  | 'wrong_contract'
  | 'mount_failed'
  | 'mount_timeout'
  /** It was mounted and broke in use. */
  | 'broken'
  /** The overall timeout: 120 s (docs/product.md 9). */
  | 'timeout'
  /** Nobody waits any more, or it may not take over now: not a fault of the version. */
  | 'given_up';

export interface RemoteFailure {
  ok: false;
  reason: RemoteFailureReason;
  cause?: unknown;
}

export type LoadResult = { ok: true; module: RemoteModule; version: string } | RemoteFailure;
/** A mounted remote with its own element. */
export interface MountedRemote {
  ok: true;
  version: string;
  element: HTMLElement;
  unmount(): void;
  /** Notes that the player sees it: it is reported, and named in the client release header. */
  noteShown?(): void;
}
export type MountResult = MountedRemote | RemoteFailure;

/** One attempt with one version, reported to the load reports (which drive automatic rollback) and to the log. */
export interface RemoteReport {
  remote: string;
  version: string;
  outcome: 'mounted' | 'failed';
  reason?: RemoteFailureReason;
  cause?: unknown;
  /** Sequence of the composition that named the version. */
  sequence: number;
  /** Whole milliseconds from requesting this version to its first render; only if the mount succeeded. */
  mountMs?: number;
  /** The version is shown by a preview and is not counted. */
  preview?: true;
}

export type CompositionFault = 'missing' | 'signature' | 'schema' | 'channel' | 'sequence';

export interface CompositionReport {
  /** Which document is used: the page's, the last one that verified, or none. */
  used: 'page' | 'stored' | 'none';
  /** The fault of the refused document, either the page's or a polled one. */
  fault?: CompositionFault;
  /** True when the document in use has expired by the server's clock. */
  expired?: boolean;
}

export interface StartOptions {
  onRemoteReport?(report: RemoteReport): void;
  /**
   * Called once for the composition that the page starts with, then once for each kind of fault of those offered later.
   */
  onCompositionReport?(report: CompositionReport): void;
  /** False while a money request is in flight or a round is unfinished: no version is swapped then. */
  maySwap?(): boolean;
  timeouts?: Partial<RemoteTimeouts>;
  /** Opens the preview of this tab, if there is one; awaited before the first remote. */
  openPreview?(keys: readonly RegistryKey[]): Promise<PreviewOverride | undefined>;
}

/** A preview of this tab, whose versions replace live ones. */
export interface PreviewOverride {
  applyTo(live: Composition): Composition;
  /** True when the preview, even if expired since, put this version in place of a live one. */
  has(remote: string, version: string): boolean;
  /** False for a preview that was refused or has ended. */
  isActive(): boolean;
}

export interface MountRequest {
  name: string;
  element: HTMLElement;
  host: Host;
  surface: Place['surface'];
  page?: string;
  signal?: AbortSignal;
  /**
   * The version that is shown and works. Only the best other version is tried, hidden (`element.hidden`), without
   * fallback.
   */
  replaces?: string;
  /** Asked between loading and mounting (which may start a game); false cancels the mount. */
  mayMount?(): boolean;
  /** Called when the remote broke after mounting and has been removed. */
  onBroken?(cause: unknown): void;
}

/** Source of remotes: federation, or static imports in the benchmark's single bundle. */
export interface PageRemotes {
  /** Verifies the page's composition and pins every file; awaited before the first remote, not before first paint. */
  start(options?: StartOptions): Promise<CompositionReport>;
  /** Takes the server time of the HTML (`Date` header) and reports when the composition has expired. */
  noteServerTime(servedAt: Date): void;
  /** Offers a newer composition (compact JWS); true when accepted. Remotes swap at their next mount or navigation. */
  offer(jws: string): Promise<boolean>;
  /** Fetches the newest composition from the registry (the live stream announced one); true when accepted. */
  fetchNewest(): Promise<boolean>;
  /** Loads the code that loads and mounts remotes; rejects on failure, and a later call tries again. */
  prepare(): Promise<void>;
  load(name: string): Promise<LoadResult>;
  /**
   * Preloads the version that a mount would start with, and what it shows first of these pages. Mounts nothing; a
   * failure is ignored, as the mount itself will fall back.
   */
  preload(name: string, host: Host, pages: readonly string[]): Promise<void>;
  mount(request: MountRequest): Promise<MountResult>;
  /** The version that a mount would start with now; undefined if there is none. */
  preferred(name: string): string | undefined;
  /** True when a mounted version should be replaced and may be replaced now. */
  shouldSwap(name: string, version: string): boolean;
  /** Forgets failures, so that a retry starts with the best version again. */
  forgetFailures(name: string): void;
  /** Client release header: `shell@1.2.3,remote-games@1.0.4`. */
  releaseHeader(): string;
  composition(): Composition | undefined;
}
