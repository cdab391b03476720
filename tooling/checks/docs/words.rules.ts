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
  anew: 'again',
};

/** Names of wire, database and addresses that others rely on. */
const wireNames =
  /despiteMisfit|despite-misfit|\bmisfits\b|toldLotteryLaunch|toldAt|told_at|tell-event-again|desk=vip/gi;

/** Files where a word has its plain meaning, or is a field or an id of a text. */
const exceptions: readonly { words: RegExp; where: RegExp }[] = [
  // Texts that players and operators read, and tests that look for them.
  {
    words: /./,
    where: /\/texts\/|\/locales\/|\/content\/seed\/|-notifications(?:\.rules)?\.ts$|reserved-names\.rules\.ts$/,
  },
  { words: /./, where: /\/(?:rules-sheet|find-discipline|mask-varying-content|verify-round\.test)\.ts$/ },
  {
    words: /^told$/,
    where: /\/(?:hands|promotion-states)\.spec\.ts$|\/frame\/draws\/|\/check-draw\.rules|\/read-words\.ts$/,
  },
  // Names of games and rooms, and drawn houses.
  { words: /./, where: /^demo-vendor\/(?:catalogue\.json|src\/games\/)/ },
  { words: /^doors?$/, where: /^shared\/ui\/src\/art\// },
  // Fields of calls, and a line of the studio's journal.
  { words: /^told$/, where: /\/(?:operator-messages|dead-letters)(?:\.test)?\.ts$/ },
  { words: /^told$/, where: /^tooling\/cli\/(?:site\/event|members\/message)-commands|\/(?:open-)?draw-store\.ts$/ },
  // The address of the VIP service.
  { words: /^desk$/, where: /\/support-page\.tsx$/ },
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
  return [...line.replace(wireNames, '').matchAll(word)]
    .map(([part]) => part.toLowerCase())
    .filter((part) => Object.hasOwn(leftBehind, part))
    .filter((part) => !exceptions.some(({ words, where }) => words.test(part) && where.test(path)))
    .map((part) => `"${part}": write ${leftBehind[part]}`);
}
