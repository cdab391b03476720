/** One line of the history: what somebody put live. */
export interface ReleaseAct {
  act: 'promote' | 'rollback';
  name: string;
  version: string;
}

/**
 * The versions of one release that were live and are still trusted, the live one first. A rollback takes the version it
 * leaves out of the line, so that neither a later rollback nor a fallback shows it again; a promotion brings it back.
 * @param acts oldest first
 */
export function versionsOnceLive(acts: readonly ReleaseAct[], name: string): string[] {
  let line: string[] = [];
  for (const { act, version } of acts.filter((candidate) => candidate.name === name)) {
    line = act === 'promote' ? afterPromotion(line, version) : afterRollback(line, version);
  }
  return line;
}

function afterPromotion(line: readonly string[], version: string): string[] {
  return [version, ...line.filter((before) => before !== version)];
}

function afterRollback(line: readonly string[], version: string): string[] {
  const trusted = line.slice(1);
  const place = trusted.indexOf(version);
  return place < 0 ? [version, ...trusted] : trusted.slice(place);
}
