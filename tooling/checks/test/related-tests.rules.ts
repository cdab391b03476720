/** Files from the root of the repository, each with the files that it imports. */
export type ImportGraph = ReadonlyMap<string, readonly string[]>;

/** Read as files while tests run, so that no import leads to them; their package's tests stand for them. */
const packageOf = (file: string): string => file.split('/', 1)[0] ?? '';

/**
 * The tests that a change can reach: those that import a changed file through any chain. A changed file that nothing imports
 * (SQL, a text, a fixture) or that is gone reaches every test of its package.
 */
export function relatedTests(tests: readonly string[], graph: ImportGraph, changed: readonly string[]): string[] {
  const touched = new Set(changed);
  const known = new Set([...graph.keys(), ...[...graph.values()].flat()]);
  const whole = new Set(changed.filter((file) => !known.has(file)).map(packageOf));
  const reached = reachedFrom(touched, graph);
  return tests.filter((test) => reached.has(test) || whole.has(packageOf(test)));
}

function reachedFrom(changed: ReadonlySet<string>, graph: ImportGraph): Set<string> {
  const importers = new Map<string, string[]>();
  for (const [file, imports] of graph)
    for (const imported of imports) importers.set(imported, [...(importers.get(imported) ?? []), file]);
  const reached = new Set(changed);
  for (const file of reached) for (const importer of importers.get(file) ?? []) reached.add(importer);
  return reached;
}
