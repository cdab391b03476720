import type { RemoteTimeouts } from '../remote-source.types.ts';

/** docs/architecture.md 2: 20 s for scripts, 5 s more for a mount, 120 s in all over every version tried. */
export const defaultTimeouts: RemoteTimeouts = { entryMs: 20_000, loadMs: 20_000, mountMs: 5_000, outerMs: 120_000 };
