import { compare } from 'semver';
import {
  incompatibilitiesWithPlatform,
  incompatibilitiesWithShell,
  type PlatformSurface,
  type ReleaseWithContract,
  type SetWithContracts,
} from './set-compatibility.rules.ts';

/** Stored versions of each release that can be chosen from. */
type StoredByName = ReadonlyMap<string, readonly ReleaseWithContract[]>;

type Chosen = Record<string, string>;

/**
 * Finds the nearest versions that make a set compatible, by release, only those that have to change. Another version of
 * the asked release is preferred; otherwise it stays and the others move. Remotes depend on the shell alone, so each is
 * chosen on its own. Undefined when no stored set is compatible.
 */
export function nearestCompatible(
  asked: string,
  set: SetWithContracts,
  stored: StoredByName,
  platform: PlatformSurface,
): Chosen | undefined {
  const compatibleWith = cachedCompatibility(platform);
  const all = [...(set.shell ? [set.shell] : []), ...set.remotes];
  const mine = all.find(({ manifest }) => manifest.name === asked);
  if (!mine) return undefined;
  return otherVersionOfChanged(mine, set, stored, compatibleWith) ?? othersMove(mine, set, stored, compatibleWith);
}

function otherVersionOfChanged(
  mine: ReleaseWithContract,
  set: SetWithContracts,
  stored: StoredByName,
  compatibleWith: Compatibility,
): Chosen | undefined {
  const isShell = set.shell === mine;
  const others = set.remotes.filter((remote) => remote !== mine);
  if (
    !others.every((remote) => compatibleWith.platform(remote)) ||
    (!isShell && set.shell && !compatibleWith.platform(set.shell))
  )
    return undefined;
  const good = nearestOf(mine, stored).find((one) => {
    if (!compatibleWith.platform(one)) return false;
    const shell = isShell ? one : set.shell;
    const remotes = isShell ? others : [...others, one];
    return shell === undefined || remotes.every((remote) => compatibleWith.shell(remote, shell));
  });
  return good && { [good.manifest.name]: good.manifest.version };
}

function othersMove(
  mine: ReleaseWithContract,
  set: SetWithContracts,
  stored: StoredByName,
  compatibleWith: Compatibility,
): Chosen | undefined {
  if (!compatibleWith.platform(mine)) return undefined;
  const shells = set.shell && set.shell !== mine ? [set.shell, ...nearestOf(set.shell, stored)] : [set.shell];
  for (const shell of shells) {
    if (shell && !compatibleWith.platform(shell)) continue;
    const chosen = set.remotes.map((remote) => {
      const choices = remote === mine ? [mine] : [remote, ...nearestOf(remote, stored)];
      return choices.find((one) => compatibleWith.platform(one) && (!shell || compatibleWith.shell(one, shell)));
    });
    const moved = [shell, ...chosen].filter(
      (one) => one !== undefined && one !== set.shell && !set.remotes.includes(one),
    );
    if (chosen.every((one) => one !== undefined) && moved.length > 0) return versionsOf(moved);
  }
  return undefined;
}

function versionsOf(releases: readonly (ReleaseWithContract | undefined)[]): Chosen {
  return Object.fromEntries(releases.flatMap((one) => (one ? [[one.manifest.name, one.manifest.version]] : [])));
}

/** Orders other stored versions by distance; of two equally near ones the newer comes first. */
function nearestOf<T extends { manifest: { name: string; version: string } }>(
  one: T,
  stored: ReadonlyMap<string, readonly T[]>,
): T[] {
  const others = (stored.get(one.manifest.name) ?? []).filter(
    ({ manifest }) => manifest.version !== one.manifest.version,
  );
  const line = [...others, one].sort((a, b) => compare(a.manifest.version, b.manifest.version));
  const at = line.indexOf(one);
  const away = (other: T) => Math.abs(line.indexOf(other) - at);
  return [...others].sort((a, b) => away(a) - away(b) || line.indexOf(b) - line.indexOf(a));
}

interface Compatibility {
  platform(release: ReleaseWithContract): boolean;
  shell(remote: ReleaseWithContract, shell: ReleaseWithContract): boolean;
}

/** Caches the result for every pair, so that each is compared once. */
function cachedCompatibility(platform: PlatformSurface): Compatibility {
  const answers = new Map<ReleaseWithContract, Map<ReleaseWithContract | undefined, boolean>>();
  const remembered = (one: ReleaseWithContract, shell: ReleaseWithContract | undefined, judge: () => boolean) => {
    const of = answers.get(one) ?? new Map<ReleaseWithContract | undefined, boolean>();
    answers.set(one, of);
    const answer = of.get(shell) ?? judge();
    of.set(shell, answer);
    return answer;
  };
  return {
    platform: (one) => remembered(one, undefined, () => incompatibilitiesWithPlatform(one, platform).length === 0),
    shell: (one, shell) => remembered(one, shell, () => incompatibilitiesWithShell(one, shell).length === 0),
  };
}
