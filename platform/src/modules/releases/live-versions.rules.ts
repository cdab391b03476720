/** One line of the history: which version the visitors get from then on. */
export interface ReleaseAct {
  act: 'promote' | 'rollback' | 'take-back';
  name: string;
  version: string;
  /** Whole percent of the visitors, 100 when absent. Below 100 the version stands beside what is live. */
  percent?: number;
}

/** What one release has come to. */
export interface ReleaseLine {
  /** Versions that were live and are still trusted, the live one first; at most `lineLength`. */
  versions: readonly string[];
  /** Beside the live one, for a share of the visitors. */
  candidate: { version: string; percent: number } | undefined;
}

/** The live version and as many before it as a rollback finds by itself; what is older has to be named. */
export const lineLength = 10;
const everybody = 100;
const nothingYet: ReleaseLine = { versions: [], candidate: undefined };

/** Where every release stands after these acts, by name. @param acts oldest first */
export function linesAfter(acts: readonly ReleaseAct[]): Map<string, ReleaseLine> {
  const lines = new Map<string, ReleaseLine>();
  for (const act of acts) lines.set(act.name, afterAct(lines.get(act.name), act));
  return lines;
}

/** Where one release stands after these acts. @param acts oldest first */
export function lineOf(acts: readonly ReleaseAct[], name: string): ReleaseLine {
  return linesAfter(acts.filter((act) => act.name === name)).get(name) ?? nothingYet;
}

/** The versions of one release that were live and are still trusted, the live one first. @param acts oldest first */
export function versionsOnceLive(acts: readonly ReleaseAct[], name: string): readonly string[] {
  return lineOf(acts, name).versions;
}

/**
 * Where a release stands after one act more. Whatever has all visitors ends the candidate; one that was rolled back or
 * taken back is no longer trusted either.
 */
export function afterAct(
  line: ReleaseLine = nothingYet,
  { act, version, percent = everybody }: ReleaseAct,
): ReleaseLine {
  if (act === 'promote' && percent < everybody) return { ...line, candidate: { version, percent } };
  const versions = act === 'promote' ? afterPromotion(line.versions, version) : afterRollback(line, version);
  return { versions: versions.slice(0, lineLength), candidate: undefined };
}

function afterPromotion(versions: readonly string[], version: string): string[] {
  return [version, ...versions.filter((before) => before !== version)];
}

/**
 * The version it leaves goes out of the line, so that neither a later rollback nor a fallback shows it again; a
 * promotion brings it back. Going back to the live one leaves the candidate alone.
 */
function afterRollback({ versions, candidate }: ReleaseLine, version: string): string[] {
  const [live, ...before] = versions;
  const kept = version === live ? versions : before;
  const trusted = kept.filter((each) => each === version || each !== candidate?.version);
  const place = trusted.indexOf(version);
  return place < 0 ? [version, ...trusted] : trusted.slice(place);
}
