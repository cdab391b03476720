import type { ReleaseManifest } from '@portal/shared/contract/releases/release-manifest';
import { minVersion, satisfies, validRange } from 'semver';

/**
 * Returns why a remote cannot run in the page of a shell, in words an operator can act on; empty when it can. The lower
 * end of a shell's ranges is the version that it offers.
 */
export function manifestIncompatibilities(remote: ReleaseManifest, shell: ReleaseManifest): string[] {
  const label = `${remote.name} ${remote.version}`;
  const versions = (['contract', 'react'] as const)
    .filter((subject) => !coversRange(remote.needs[subject], shell.needs[subject]))
    .map((subject) => {
      return `${label} needs ${subject} ${remote.needs[subject]}, shell ${shell.version} has ${shell.needs[subject]}`;
    });
  const facades = missingFacades(remote, shell).map(
    (facade) => `${label} needs ${facade}, which shell ${shell.version} does not provide`,
  );
  return [...versions, ...facades];
}

/** Whether the lower end of the offered range lies in the needed range. */
export function coversRange(needed: string, offered: string): boolean {
  const lowest = validRange(offered) ? minVersion(offered) : null;
  return lowest !== null && validRange(needed) !== null && satisfies(lowest, needed);
}

/** Shared modules that a remote imports from the page and this shell does not provide. */
export function missingFacades(remote: ReleaseManifest, shell: ReleaseManifest): string[] {
  const provided = new Set(shell.provides);
  return remote.needs.facades.filter((facade) => !provided.has(facade));
}
