import { shellName } from '../live-set.rules.ts';
import { afterAct, linesAfter, type ReleaseAct, type ReleaseLine } from '../live-versions.rules.ts';

export type DatedAct = ReleaseAct & { sequence: number; at: Date };

/** A version that is under judgement, and the one it is measured by. */
export interface JudgedVersion {
  name: string;
  version: string;
  /** Absent where nothing was live before it: then people are told. */
  before?: string;
  /** Stands beside it, and would go with it. */
  candidate?: string;
}

/** A version is judged as a candidate, and for so long after it went live. */
const judgedForMs = 24 * 3_600_000;
/** Open tabs take a newer composition within seconds; those that slept count no longer after so long. */
const namedForMs = 3 * 24 * 3_600_000;

/**
 * Which versions are judged at this moment: of a remote what newly went live, by the version before it, and then its
 * candidate, by what is live. What was live before and is so again was trusted already: judging it would let the same
 * few walk the portal back version by version.
 * @param acts oldest first
 */
export function judgedVersions(acts: readonly DatedAct[], now: Date): JudgedVersion[] {
  const newly = newlyLive(acts, now);
  return [...linesAfter(acts)].flatMap(([name, { versions, candidate }]) => {
    const [live, before] = versions;
    if (name === shellName || live === undefined) return [];
    const beside = candidate && { candidate: candidate.version };
    return [
      ...(newly.has(name) ? [{ name, version: live, ...(before !== undefined && { before }), ...beside }] : []),
      ...(candidate ? [{ name, version: candidate.version, before: live }] : []),
    ];
  });
}

/** Releases whose live version went live for everybody for the first time within the last 24 hours, also by a take-back. */
function newlyLive(acts: readonly DatedAct[], now: Date): Set<string> {
  const lines = new Map<string, ReleaseLine>();
  const onceLive = new Set<string>();
  const newly = new Set<string>();
  for (const act of acts) {
    const { name } = act;
    const liveBefore = lines.get(name)?.versions[0];
    const line = afterAct(lines.get(name), act);
    lines.set(name, line);
    const [live] = line.versions;
    if (live === undefined || live === liveBefore) continue;
    const isFirstTime = !onceLive.has(`${name} ${live}`);
    onceLive.add(`${name} ${live}`);
    if (act.act !== 'rollback' && isFirstTime && act.at.getTime() > now.getTime() - judgedForMs) newly.add(name);
    else newly.delete(name);
  }
  return newly;
}

/** Whether the composition of a sequence number, current within the last days, let pages show this version. */
export type NamedVersions = (sequence: number, remote: string, version: string) => boolean;

/** One pass over the whole history, which is long. @param acts oldest first */
export function namedVersions(acts: readonly DatedAct[], now: Date): NamedVersions {
  const known = new Map<number, ReadonlyMap<string, ReleaseLine>>();
  const lines = new Map<string, ReleaseLine>();
  acts.forEach((act, index) => {
    lines.set(act.name, afterAct(lines.get(act.name), act));
    const until = acts[index + 1]?.at.getTime() ?? Number.POSITIVE_INFINITY;
    if (until > now.getTime() - namedForMs) known.set(act.sequence, new Map(lines));
  });
  return (sequence, remote, version) => {
    const line = remote === shellName ? undefined : known.get(sequence)?.get(remote);
    return line !== undefined && (line.versions.includes(version) || line.candidate?.version === version);
  };
}
