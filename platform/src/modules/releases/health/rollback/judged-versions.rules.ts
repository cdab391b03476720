import { shellName } from '../../registry/live-state.rules.ts';
import { afterAct, linesAfter, type ReleaseAct, type ReleaseLine } from '../../registry/live-versions.rules.ts';

export type DatedAct = ReleaseAct & { sequence: number; at: Date };

/** A version under judgement, and the one it is compared with. */
export interface JudgedVersion {
  name: string;
  version: string;
  /** Absent when nothing was live before it; then the operator is notified. */
  before?: string;
  /** The candidate beside it, which would go with it. */
  candidate?: string;
}

/** A version is judged as a candidate, and for this long after it went live. */
const judgedForMs = 24 * 3_600_000;
/** Open tabs take a newer composition within seconds; tabs that slept longer than this no longer count. */
const namedForMs = 3 * 24 * 3_600_000;

/**
 * Lists the versions under judgement: per remote a newly live version, compared with the one before it, then its
 * candidate, compared with the live one. A version that is live again was trusted before: judging it would let a few
 * visitors roll the portal back step by step.
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

/** Releases whose live version first went live for all within the last 24 hours, also by an automatic rollback. */
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

/** Whether the composition with this sequence, current within the last days, included this version. */
export type NamedVersions = (sequence: number, remote: string, version: string) => boolean;

/**
 * Reads the whole, long history in one pass.
 * @param acts oldest first
 */
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
