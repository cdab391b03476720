import type { RemoteTimeouts } from './remote-source.types.ts';

/** docs/architecture.md 2: scripts in 20 s, a mount in 5 s after them; 120 s in all, whatever versions are tried. */
export const defaultTimeouts: RemoteTimeouts = { entryMs: 20_000, loadMs: 20_000, mountMs: 5_000, outerMs: 120_000 };
