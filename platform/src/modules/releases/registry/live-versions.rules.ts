/** One line of the history: which version visitors get from then on. */
export interface ReleaseAct {
  act: 'promote' | 'rollback' | 'take-back';
  name: string;
  version: string;
  /** Whole percent of visitors, 100 when absent. Below 100 the version is a candidate beside the live one. */
  percent?: number;
}

/** State of one release. */
export interface ReleaseLine {
  /** Versions that were live and are still trusted, live first; at most `lineLength`. */
  versions: readonly string[];
  /** Served to a share of the visitors beside the live version. */
  candidate: { version: string; percent: number } | undefined;
}

/** The live version and those before it that a rollback finds by itself; older ones have to be named. */
export const lineLength = 10;
const fullShare = 100;
const nothingYet: ReleaseLine = { versions: [], candidate: undefined };

/**
 * Derives the state of every release from these acts, by name.
 * @param acts oldest first
 */
export function linesAfter(acts: readonly ReleaseAct[]): Map<string, ReleaseLine> {
  const lines = new Map<string, ReleaseLine>();
  for (const act of acts) lines.set(act.name, afterAct(lines.get(act.name), act));
  return lines;
}

/**
 * Derives the state of one release from these acts.
 * @param acts oldest first
 */
export function lineOf(acts: readonly ReleaseAct[], name: string): ReleaseLine {
  return linesAfter(acts.filter((act) => act.name === name)).get(name) ?? nothingYet;
}

/**
 * Lists the trusted versions of one release, live first.
 * @param acts oldest first
 */
export function versionsOnceLive(acts: readonly ReleaseAct[], name: string): readonly string[] {
  return lineOf(acts, name).versions;
}

/**
 * Whether all visitors had a version and nobody has rolled it back since, however long ago that was.
 * @param acts oldest first
 */
export function isStillTrusted(acts: readonly ReleaseAct[], name: string, version: string): boolean {
  const own = acts.filter((act) => act.name === name);
  return own.reduce((line, act) => afterAct(line, act, own.length), nothingYet).versions.includes(version);
}

/**
 * Applies one more act to a release. A change for all visitors ends the candidate; a version that was rolled back is no
 * longer trusted.
 */
export function afterAct(
  line: ReleaseLine = nothingYet,
  { act, version, percent = fullShare }: ReleaseAct,
  longest = lineLength,
): ReleaseLine {
  if (act === 'promote' && percent < fullShare) return { ...line, candidate: { version, percent } };
  const versions = act === 'promote' ? afterPromotion(line.versions, version) : afterRollback(line, version);
  return { versions: versions.slice(0, longest), candidate: undefined };
}

function afterPromotion(versions: readonly string[], version: string): string[] {
  return [version, ...versions.filter((before) => before !== version)];
}

/**
 * Removes the version that is left, so that no later rollback or fallback serves it; a promotion brings it back.
 * Rolling back to the live version only drops the candidate.
 */
function afterRollback({ versions, candidate }: ReleaseLine, version: string): string[] {
  const [live, ...before] = versions;
  const remaining = version === live ? versions : before;
  const trusted = remaining.filter((each) => each === version || each !== candidate?.version);
  const index = trusted.indexOf(version);
  return index < 0 ? [version, ...trusted] : trusted.slice(index);
}
