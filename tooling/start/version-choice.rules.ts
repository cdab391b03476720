/** What was published from which sources: hash of the sources to version, for each release. */
export type PublishedSources = Record<string, Record<string, string>>;

/**
 * The version under which these sources go out: the one they had before, else the package's own, else, because a
 * version never changes its bytes, the next patch that nobody has used.
 */
export function chooseVersion(choice: {
  packageVersion: string;
  sources: string;
  published: Record<string, string>;
  stored: readonly string[];
}): string {
  const before = choice.published[choice.sources];
  if (before !== undefined) return before;
  const used = new Set([...choice.stored, ...Object.values(choice.published)]);
  const [major = 0, minor = 0, patch = 0] = choice.packageVersion.split('.').map(Number);
  let next = patch;
  while (used.has(`${major}.${minor}.${next}`)) next += 1;
  return `${major}.${minor}.${next}`;
}
