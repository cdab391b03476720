import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { TextFile } from './records.rules.ts';

export const root = fileURLToPath(new URL('../../..', import.meta.url));

/** Paths of all files of the project that git does not ignore, from its root; not those deleted but not committed yet. */
export function projectFiles(): string[] {
  const listed = execFileSync('git', ['ls-files', '--cached', '--others', '--exclude-standard', '-z'], {
    cwd: root,
    encoding: 'utf8',
    maxBuffer: 1 << 26,
  });
  return listed.split('\0').filter((path) => path !== '' && existsSync(join(root, path)));
}

const isText = (path: string): boolean =>
  /(?:\.(?:md|tsx?|mjs|cjs|js|json|ya?ml|sql|css|sh|html|template)|(?:^|\/)run)$/.test(path) &&
  !/(?:^|\/)(?:pnpm-lock\.yaml|[^/]*_snapshot\.json)$/.test(path) &&
  !path.startsWith('tooling/checks/docs/');

/** Texts of those files that people write; the rules of this folder and their tests, which name what is wrong, stay out. */
export function readTexts(files: readonly string[]): TextFile[] {
  return files.filter(isText).map((path) => ({ path, text: readFileSync(join(root, path), 'utf8') }));
}
