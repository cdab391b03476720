import { pathToFileURL } from 'node:url';
import { lostCitations } from './citations.rules.ts';
import { coverageFaults, coveragePage, coveredCases } from './coverage.rules.ts';
import { projectFiles, readTexts } from './read-texts.ts';
import { recordFaults } from './records.rules.ts';
import { testNameFaults } from './test-names.rules.ts';
import { wordFaults } from './words.rules.ts';

/** A check that reads nothing finds nothing: fewer files than this is a failure. */
const fewestFiles = 3000;

/** Every path that is there: files, their folders, and decision records by number. */
export function pathsOf(files: readonly string[]): Set<string> {
  const paths = new Set(files);
  for (const file of files) {
    for (let end = file.lastIndexOf('/'); end > 0; end = file.lastIndexOf('/', end - 1)) paths.add(file.slice(0, end));
    const [, number] = /^docs\/decisions\/(?:[^/]+\/)?(\d{3})-/.exec(file) ?? [];
    if (number) paths.add(`docs/decisions/${number}`);
  }
  return paths;
}

function main(): void {
  const files = projectFiles();
  const paths = pathsOf(files);
  const texts = readTexts(files);
  const textOf = (asked: string): string => texts.find(({ path }) => path === asked)?.text ?? '';
  const product = textOf('docs/product.md');
  const cases = coveredCases(texts);
  const isOldPage = coveragePage(product, cases) !== textOf('docs/coverage.md');
  const faults = [
    ...texts
      .flatMap(({ path, text }) => lostCitations(path, text, (cited) => paths.has(cited)))
      .map((lost) => `not in the repository: ${lost}`),
    ...recordFaults(texts),
    ...coverageFaults(product, cases),
    ...wordFaults(texts),
    ...testNameFaults(files),
    ...(isOldPage ? ['docs/coverage.md is not what the tests say: run `pnpm coverage`'] : []),
    ...(texts.length < fewestFiles ? [`fewer than ${fewestFiles} files were read: the check is blind`] : []),
  ];
  for (const fault of faults) console.error(fault);
  console.log(`docs: ${texts.length} files read, ${cases.length} covered cases, ${faults.length} faults`);
  process.exitCode = faults.length > 0 ? 1 : 0;
}

if (process.argv[1] && import.meta.url === pathToFileURL(process.argv[1]).href) main();
