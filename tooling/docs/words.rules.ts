import type { TextFile } from './records.rules.ts';

/** Words that the glossary has left behind, and what is written instead (docs/glossary.md). */
const leftBehind: Readonly<Record<string, string>> = {
  tell: 'notify, report, publish',
  tells: 'notifies, reports, publishes',
  told: 'notified, reported, published',
  telling: 'delivery, report',
  teller: 'reporter, publisher',
  tellers: 'reporters, publishers',
  door: 'api, facade',
  doors: 'apis, facades',
  wish: 'preference',
  wishes: 'preferences',
  keeper: 'store, service, manager',
  keepers: 'stores, services, managers',
  desk: 'service, store, desktop',
  desks: 'services, stores',
  hall: 'lobby',
  misfit: 'incompatibility',
  misfits: 'incompatibilities',
  sayer: 'translator',
  patience: 'timeout',
};

/** Where a word has its plain meaning or a name that others rely on. */
const exceptions: readonly { words: RegExp; where: RegExp }[] = [
  // Texts that players and operators read.
  { words: /./, where: /\/texts\/|\/locales\// },
  // Drawn animals and houses.
  { words: /^doors?$/, where: /^shared\/ui\/src\/art\// },
];

const word = /[A-Z]?[a-z]+|[A-Z]+(?![a-z])/g;

/** Lines and names of files that use a word left behind, as `path:line: word -> what is written instead`. */
export function wordFaults(files: readonly TextFile[]): string[] {
  return files.flatMap(({ path, text }) => [
    ...refusedIn(path, path).map((found) => `${path}: the name of the file: ${found}`),
    ...text.split('\n').flatMap((line, no) => refusedIn(path, line).map((found) => `${path}:${no + 1}: ${found}`)),
  ]);
}

function refusedIn(path: string, line: string): string[] {
  return [...line.matchAll(word)]
    .map(([part]) => part.toLowerCase())
    .filter((part) => Object.hasOwn(leftBehind, part))
    .filter((part) => !exceptions.some(({ words, where }) => words.test(part) && where.test(path)))
    .map((part) => `"${part}": write ${leftBehind[part]}`);
}
