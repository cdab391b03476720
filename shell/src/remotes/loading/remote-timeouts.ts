export interface RemoteTimeouts {
  entryMs: number;
  /** Time for entry, chunks and style sheets of one version together. */
  loadMs: number;
  /** With `loadMs` at most 25 s, after which a hanging version is replaced. */
  mountMs: number;
  outerMs: number;
}

/** docs/architecture.md 2: 20 s for scripts, 5 s more for a mount, 120 s in all over every version tried. */
export const defaultTimeouts: RemoteTimeouts = { entryMs: 20_000, loadMs: 20_000, mountMs: 5_000, outerMs: 120_000 };
