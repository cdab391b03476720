import type { ReleaseManifest } from '@portal/shared/contract/release/release-manifest';
import type { LiveSet } from './composition.rules.ts';
import { misfits, misfitsContract } from './fit.rules.ts';
import { type ReleaseAct, versionsOnceLive } from './live-versions.rules.ts';

export const shellName = 'shell';

/** What the acts so far have put live; the shell may still be missing. */
export interface LiveState {
  shell: ReleaseManifest | undefined;
  remotes: LiveSet['remotes'];
}

/**
 * The live set after these acts. The fallback of a remote is the version that was live before, as far back as one
 * fits the shell.
 * @param acts oldest first
 */
export function liveStateAfter(acts: readonly ReleaseAct[], manifests: readonly ReleaseManifest[]): LiveState {
  const line = (name: string) =>
    versionsOnceLive(acts, name)
      .map((version) => manifests.find((manifest) => manifest.name === name && manifest.version === version))
      .filter((manifest) => manifest !== undefined);
  const shell = line(shellName)[0];
  const names = new Set(acts.map((act) => act.name).filter((name) => name !== shellName));
  const remotes = [...names].sort().flatMap((name) => {
    const [live, ...before] = line(name);
    const fallback = before.find((manifest) => !shell || misfits(manifest, shell).length === 0);
    return live ? [{ live, fallback }] : [];
  });
  return { shell, remotes };
}

/** Every reason why these releases cannot be live together, or not with this platform; empty when they fit. */
export function whatBreaks({ shell, remotes }: LiveState, contractVersion: string): string[] {
  const all = [...(shell ? [shell] : []), ...remotes.map(({ live }) => live)];
  return [
    ...all.flatMap((release) => misfitsContract(release, contractVersion)),
    ...(shell ? remotes.flatMap(({ live }) => misfits(live, shell)) : []),
  ];
}
