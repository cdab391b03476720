import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { lostCitations } from './citations.rules.ts';
import { recordFaults } from './records.rules.ts';

const root = fileURLToPath(new URL('../..', import.meta.url));

/** A check that reads nothing finds nothing: fewer files than this is a failure. */
const fewestFiles = 3000;

const isText = (path: string): boolean =>
  /(?:\.(?:md|tsx?|mjs|cjs|js|json|ya?ml|sql|css|sh|html|template)|(?:^|\/)run)$/.test(path) &&
  !/(?:^|\/)(?:pnpm-lock\.yaml|[^/]*_snapshot\.json)$/.test(path) &&
  !path.startsWith('tooling/docs/');

/** Every path that is there: files, their folders, and decision records by number. */
export function pathsOf(files: readonly string[]): Set<string> {
  const paths = new Set(files);
  for (const file of files) {
    for (let end = file.lastIndexOf('/'); end > 0; end = file.lastIndexOf('/', end - 1)) paths.add(file.slice(0, end));
    const [record] = /^docs\/decisions\/\d{3}/.exec(file) ?? [];
    if (record) paths.add(record);
  }
  return paths;
}

function main(): void {
  const listed = execFileSync('git', ['ls-files', '--cached', '--others', '--exclude-standard', '-z'], {
    cwd: root,
    encoding: 'utf8',
    maxBuffer: 1 << 26,
  });
  const files = listed.split('\0').filter(Boolean);
  const paths = pathsOf(files);
  const read = files.filter(isText).flatMap((path) => {
    try {
      return [{ path, text: readFileSync(join(root, path), 'utf8') }];
    } catch {
      // Deleted and not committed yet.
      return [];
    }
  });
  const lost = read.flatMap(({ path, text }) => lostCitations(path, text, (asked) => paths.has(asked)));
  const faults = recordFaults(read);
  for (const each of lost) console.error(`not in the repository: ${each}`);
  for (const each of faults) console.error(each);
  console.log(
    `docs: ${read.length} files read, ${lost.length} lost citations, ${faults.length} faults of decision records`,
  );
  const isBlind = read.length < fewestFiles;
  if (isBlind) console.error(`fewer than ${fewestFiles} files were read: the check is blind`);
  process.exitCode = lost.length > 0 || faults.length > 0 || isBlind ? 1 : 0;
}

if (process.argv[1] && import.meta.url === pathToFileURL(process.argv[1]).href) main();
