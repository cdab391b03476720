/** Published versions by hash of their sources, for each release. */
export type PublishedSources = Record<string, Record<string, string>>;

/**
 * The version under which these sources go out: the one they have already, else the package's own, else, because a
 * version never changes its bytes, the next patch that nobody has used. It follows the highest that a start has published:
 * that is what the change is judged by.
 * @param choice.storedSources sources of stored versions to version, whoever published them
 * @param choice.lowest what the registry said, when the first try was too low for what has changed
 */
export function chooseVersion(choice: {
  packageVersion: string;
  sources: string;
  published: Record<string, string>;
  stored: readonly string[];
  storedSources?: Readonly<Record<string, string>>;
  lowest?: string;
}): string {
  const before = choice.published[choice.sources] ?? choice.storedSources?.[choice.sources];
  if (before !== undefined) return before;
  const own = Object.values(choice.published);
  const used = new Set([...choice.stored, ...own]);
  const base = highest([choice.packageVersion, ...own, ...(choice.lowest === undefined ? [] : [choice.lowest])]);
  const [major = 0, minor = 0, patch = 0] = base;
  let next = patch;
  while (used.has(`${major}.${minor}.${next}`)) next += 1;
  return `${major}.${minor}.${next}`;
}

function highest(versions: readonly string[]): number[] {
  const numbers = versions.map((version) => version.split('.').map(Number));
  return numbers.sort((a, b) => byNumbers(a, b)).at(-1) ?? [];
}

function byNumbers(a: readonly number[], b: readonly number[]): number {
  const at = a.findIndex((part, index) => part !== b[index]);
  return at < 0 ? 0 : (a[at] ?? 0) - (b[at] ?? 0);
}
