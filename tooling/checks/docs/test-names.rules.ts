import { basename, dirname } from 'node:path/posix';

const testFile = /(?:\.slow)?\.test\.tsx?$/;
const source = /\.(?:tsx?|[cm]js|sql|css)$/;
/** A word after a dot that names a situation of the subject; `.rules` belongs to the name of a file. */
const situation = /\.(?!rules$)[a-z\d-]+$/;

/**
 * Names test files that are not called `<subject>.test.ts` or `<subject>.<situation>.test.ts` (`.slow` before `.test`). The subject is
 * a file of the same folder, that folder, or a folder directly in it. Journeys of the browser have a layout of their own.
 */
export function testNameFaults(paths: readonly string[]): string[] {
  const tests = paths.filter((path) => testFile.test(path) && !path.startsWith('e2e/'));
  const subjects = subjectsOf(paths);
  const stands = (path: string): boolean => {
    const name = basename(path).replace(testFile, '');
    return [name, name.replace(situation, '')].some((subject) => subjects.has(`${dirname(path)}/${subject}`));
  };
  return tests
    .filter((path) => !stands(path))
    .map((path) => `${path}: stands beside no file or folder of its name (CONTRIBUTING.md, "Test it")`);
}

/** What a test may be named after, as `<folder of the test>/<subject>`. */
function subjectsOf(paths: readonly string[]): Set<string> {
  const sources = paths.filter((path) => source.test(path) && !testFile.test(path));
  const subjects = new Set(sources.map((path) => path.replace(source, '')));
  for (const path of paths) {
    for (let folder = dirname(path); folder !== '.'; folder = dirname(folder)) {
      subjects.add(folder);
      subjects.add(`${folder}/${basename(folder)}`);
    }
  }
  return subjects;
}
