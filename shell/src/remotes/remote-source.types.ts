import type { Composition } from '@portal/shared/contract/release/composition';
import type { Host } from '@portal/shared/remote/host';
import type { Place, RemoteModule } from '@portal/shared/remote/remote-module';
import type { RegistryKey } from './verify-jws.ts';

export type RemoteFailureReason =
  /** Switched off by `?disable=`. */
  | 'disabled'
  /** No composition verified, now or before: nothing may run. */
  | 'no_composition'
  | 'unknown_remote'
  /** Not there, broken, or not the file that was signed. */
  | 'load_failed'
  | 'load_timeout'
  | 'wrong_contract'
  | 'mount_failed'
  | 'mount_timeout'
  /** Worked, and broke while the player used it. */
  | 'broken'
  /** The outer bound: 120 s (docs/product.md 9). */
  | 'timeout'
  /** Nobody waits for it any more, or it may not take over now: not the fault of the version. */
  | 'given_up';

export interface RemoteFailure {
  ok: false;
  reason: RemoteFailureReason;
  cause?: unknown;
}

export type LoadResult = { ok: true; module: RemoteModule; version: string } | RemoteFailure;
/** A remote that stands in an element of its own. */
export interface MountedRemote {
  ok: true;
  version: string;
  element: HTMLElement;
  unmount(): void;
  /** The player sees it from now on: it is told, and named with the calls. */
  noteShown?(): void;
}
export type MountResult = MountedRemote | RemoteFailure;

/** One attempt with one version, told to whoever counts (take-back) and logs. */
export interface RemoteReport {
  remote: string;
  version: string;
  outcome: 'mounted' | 'failed';
  reason?: RemoteFailureReason;
  cause?: unknown;
  /** Sequence of the composition that named the version. */
  sequence: number;
  /** From asking for this version to its first picture, whole milliseconds; of a mount that succeeded. */
  mountMs?: number;
  /** The version stands in the page by a preview: nobody counts it. */
  preview?: true;
}

export type CompositionFault = 'missing' | 'signature' | 'schema' | 'channel' | 'sequence';

export interface CompositionReport {
  /** Which document is used: of the page, the last one that verified, or none. */
  used: 'page' | 'stored' | 'none';
  /** What is wrong with the document that was refused: that of the page, or one of the poll. */
  fault?: CompositionFault;
  /** True when the document in use was past its time by the server's clock. */
  expired?: boolean;
}

export interface RemoteTimeouts {
  entryMs: number;
  /** Entry, chunks and style sheets of one version together. */
  loadMs: number;
  /** With `loadMs` at most 25 s: by then a version that hangs is replaced. */
  mountMs: number;
  outerMs: number;
}

export interface StartOptions {
  onRemote?(report: RemoteReport): void;
  /** Once for the composition that the page starts with, then once for each fault of those offered later. */
  onComposition?(report: CompositionReport): void;
  /** False while a money request is in flight or a round is unfinished: no version is swapped then. */
  maySwap?(): boolean;
  timeouts?: Partial<RemoteTimeouts>;
  /** The preview that this tab shows, if it shows one; awaited before the first remote. */
  openPreview?(keys: readonly RegistryKey[]): Promise<LaidOver | undefined>;
}

/** Versions that stand in the place of the live ones. */
export interface LaidOver {
  over(live: Composition): Composition;
  /** It stands in the place of a live one by this preview, or did before its time was up. */
  has(remote: string, version: string): boolean;
  /** False of a preview that was refused, or is over. */
  isLaid(): boolean;
}

export interface MountRequest {
  name: string;
  element: HTMLElement;
  host: Host;
  surface: Place['surface'];
  page?: string;
  signal?: AbortSignal;
  /**
   * The version that is shown and works. Only the best other one is tried then, out of sight (`element.hidden`), and
   * nothing stands in for it.
   */
  instead?: string;
  /** Asked between loading and mounting, which may start a game: false when it is not to be mounted after all. */
  mayMount?(): boolean;
  /** The remote broke after it was mounted, and has been taken away. */
  onBroken?(cause: unknown): void;
}

/** Where remotes come from: the federation, or static imports in the single bundle of the benchmark. */
export interface RemoteSource {
  /** Verifies the composition of the page and pins every file; awaited before the first remote, not before first paint. */
  start(options?: StartOptions): Promise<CompositionReport>;
  /** The time of the HTML's server (`Date` of an answer): tells, and reports, whether the composition is past its time. */
  noteServerTime(servedAt: Date): void;
  /** A newer composition (compact JWS); true when it was taken. Remotes swap at their next mount or navigation. */
  offer(jws: string): Promise<boolean>;
  /** Asks the registry for a newer composition now (the live stream says that there is one); true when one was taken. */
  look(): Promise<boolean>;
  /** Brings what loads and mounts remotes, after the start; rejects when it does not come, and a later call asks again. */
  prepare(): Promise<void>;
  load(name: string): Promise<LoadResult>;
  /**
   * Brings the version that a mount would begin with and what it shows first of these pages. Nothing is mounted, and a
   * failure is nobody's: the mount finds it and falls back.
   */
  bringAhead(name: string, host: Host, pages: readonly string[]): Promise<void>;
  mount(request: MountRequest): Promise<MountResult>;
  /** The version that a mount would begin with now; undefined when there is none. */
  preferred(name: string): string | undefined;
  /** True when a mounted version is no longer the one to show and now is a good moment. */
  shouldSwap(name: string, version: string): boolean;
  /** Forgets that versions failed, so that a retry begins with the best one again. */
  forgiveFailures(name: string): void;
  /** Client release header: `shell@1.2.3,remote-games@1.0.4`. */
  releaseHeader(): string;
  composition(): Composition | undefined;
}
