import { compare } from 'semver';
import {
  type FittingRelease,
  type FittingSet,
  misfitsWithPlatform,
  misfitsWithShell,
  type PlatformSurface,
} from './set-fit.rules.ts';

/** Stored versions of each release that can be chosen from. */
export type StoredByName = ReadonlyMap<string, readonly FittingRelease[]>;

type Chosen = Record<string, string>;

/**
 * Finds the nearest versions that make a set compatible, by release, only those that have to change. Another version of
 * the asked release is preferred; otherwise it stays and the others move. Remotes depend on the shell alone, so each is
 * chosen on its own. Undefined when no stored set is compatible.
 */
export function nearestFit(
  asked: string,
  set: FittingSet,
  stored: StoredByName,
  platform: PlatformSurface,
): Chosen | undefined {
  const fits = rememberedFits(platform);
  const all = [...(set.shell ? [set.shell] : []), ...set.remotes];
  const mine = all.find(({ manifest }) => manifest.name === asked);
  if (!mine) return undefined;
  return otherOfAsked(mine, set, stored, fits) ?? othersMove(mine, set, stored, fits);
}

function otherOfAsked(mine: FittingRelease, set: FittingSet, stored: StoredByName, fits: Fits): Chosen | undefined {
  const isShell = set.shell === mine;
  const others = set.remotes.filter((remote) => remote !== mine);
  if (!others.every((remote) => fits.platform(remote)) || (!isShell && set.shell && !fits.platform(set.shell)))
    return undefined;
  const good = nearestOf(mine, stored).find((one) => {
    if (!fits.platform(one)) return false;
    const shell = isShell ? one : set.shell;
    const remotes = isShell ? others : [...others, one];
    return shell === undefined || remotes.every((remote) => fits.shell(remote, shell));
  });
  return good && { [good.manifest.name]: good.manifest.version };
}

function othersMove(mine: FittingRelease, set: FittingSet, stored: StoredByName, fits: Fits): Chosen | undefined {
  if (!fits.platform(mine)) return undefined;
  const shells = set.shell && set.shell !== mine ? [set.shell, ...nearestOf(set.shell, stored)] : [set.shell];
  for (const shell of shells) {
    if (shell && !fits.platform(shell)) continue;
    const chosen = set.remotes.map((remote) => {
      const choices = remote === mine ? [mine] : [remote, ...nearestOf(remote, stored)];
      return choices.find((one) => fits.platform(one) && (!shell || fits.shell(one, shell)));
    });
    const moved = [shell, ...chosen].filter(
      (one) => one !== undefined && one !== set.shell && !set.remotes.includes(one),
    );
    if (chosen.every((one) => one !== undefined) && moved.length > 0) return versionsOf(moved);
  }
  return undefined;
}

function versionsOf(releases: readonly (FittingRelease | undefined)[]): Chosen {
  return Object.fromEntries(releases.flatMap((one) => (one ? [[one.manifest.name, one.manifest.version]] : [])));
}

/** Orders other stored versions by distance; of two equally near ones the newer comes first. */
export function nearestOf<T extends { manifest: { name: string; version: string } }>(
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

interface Fits {
  platform(release: FittingRelease): boolean;
  shell(remote: FittingRelease, shell: FittingRelease): boolean;
}

/** Caches the result for every pair, so that each is compared once. */
function rememberedFits(platform: PlatformSurface): Fits {
  const answers = new Map<FittingRelease, Map<FittingRelease | undefined, boolean>>();
  const remembered = (one: FittingRelease, shell: FittingRelease | undefined, judge: () => boolean) => {
    const of = answers.get(one) ?? new Map<FittingRelease | undefined, boolean>();
    answers.set(one, of);
    const answer = of.get(shell) ?? judge();
    of.set(shell, answer);
    return answer;
  };
  return {
    platform: (one) => remembered(one, undefined, () => misfitsWithPlatform(one, platform).length === 0),
    shell: (one, shell) => remembered(one, shell, () => misfitsWithShell(one, shell).length === 0),
  };
}
