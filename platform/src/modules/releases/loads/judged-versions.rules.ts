import { shellName } from '../live-set.rules.ts';
import { lineOf, linesAfter, type ReleaseAct } from '../live-versions.rules.ts';

export type DatedAct = ReleaseAct & { sequence: number; at: Date };

/** A version that is under judgement, and the one it is measured by. */
export interface JudgedVersion {
  name: string;
  version: string;
  before: string;
}

/** A version is judged as a candidate, and for so long after it went live. */
const judgedForMs = 24 * 3_600_000;
/** Open tabs take a newer composition within seconds; those that slept count no longer after so long. */
const namedForMs = 3 * 24 * 3_600_000;

/** Which versions are judged at this moment, at most one of each remote. @param acts oldest first */
export function judgedVersions(acts: readonly DatedAct[], now: Date): JudgedVersion[] {
  return [...linesAfter(acts)].flatMap(([name, { versions, candidate }]) => {
    const [live, before] = versions;
    if (name === shellName || live === undefined) return [];
    if (candidate) return [{ name, version: candidate.version, before: live }];
    const of = acts.filter((act) => act.name === name);
    return before !== undefined && isNewlyLive(of, live, now) ? [{ name, version: live, before }] : [];
  });
}

/** Another version was live at some moment of the last 24 hours. */
function isNewlyLive(acts: readonly DatedAct[], live: string, now: Date): boolean {
  const since = now.getTime() - judgedForMs;
  return acts.some(({ at, name }, index) => {
    const nextAt = acts[index + 1]?.at.getTime() ?? Number.POSITIVE_INFINITY;
    return (
      nextAt > since && at.getTime() <= now.getTime() && lineOf(acts.slice(0, index + 1), name).versions[0] !== live
    );
  });
}

/** Whether the composition of a sequence number, current within the last days, let pages show this version. */
export type NamedVersions = (sequence: number, remote: string, version: string) => boolean;

/** @param acts oldest first */
export function namedVersions(acts: readonly DatedAct[], now: Date): NamedVersions {
  const known = new Map<number, Set<string>>();
  acts.forEach(({ sequence }, index) => {
    const until = acts[index + 1]?.at.getTime() ?? Number.POSITIVE_INFINITY;
    if (until > now.getTime() - namedForMs) known.set(sequence, versionsAfter(acts.slice(0, index + 1)));
  });
  return (sequence, remote, version) => known.get(sequence)?.has(`${remote} ${version}`) ?? false;
}

function versionsAfter(acts: readonly ReleaseAct[]): Set<string> {
  return new Set(
    [...linesAfter(acts)]
      .filter(([name]) => name !== shellName)
      .flatMap(([name, { versions, candidate }]) =>
        [...versions, ...(candidate ? [candidate.version] : [])].map((version) => `${name} ${version}`),
      ),
  );
}
