import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { checkLocaleTexts } from './locale-texts.ts';
import { physicalSides } from './physical-sides.rules.ts';
import { filesOf } from './read-source.ts';
import { textsInCode } from './texts-in-code.ts';
import { textsInStudio } from './texts-in-studio.ts';

const root = fileURLToPath(new URL('../..', import.meta.url));
const styled = [
  'shell',
  'remote-games',
  'remote-member-centre',
  'remote-agent-centre',
  'remote-lottery',
  'operator-console',
  'shared',
];

/** A check that reads nothing finds nothing: fewer than these is a failure. */
const fewest = { texts: 1500, sheets: 90 };

/** Declarations whose sides have a reason to stay. */
const excepted = new Set([
  // The tick of a box is the same in every script.
  'shared/ui/src/checkbox.module.css: border-width: 0 2.5px 2.5px 0',
]);

export function checkSides(baseDir: string): { sheets: number; problems: string[] } {
  const sheets = styled.flatMap((room) => filesOf(baseDir, room, /\.css$/));
  const found = sheets.flatMap((path) =>
    physicalSides(readFileSync(join(baseDir, path), 'utf8')).map((declaration) => `${path}: ${declaration}`),
  );
  return { sheets: sheets.length, problems: found.filter((problem) => !excepted.has(problem)) };
}

function main(): void {
  const { texts, problems } = checkLocaleTexts(root);
  const inCode = [...textsInCode(root), ...textsInStudio(root)].map((found) => `text in code: ${found}`);
  const sides = checkSides(root);
  const all = [...problems, ...inCode, ...sides.problems.map((found) => `side of the screen: ${found}`)];
  for (const problem of all) console.error(problem);
  console.log(`texts: ${texts} texts, ${sides.sheets} style sheets, ${all.length} problems`);
  const isBlind = texts < fewest.texts || sides.sheets < fewest.sheets;
  if (isBlind) console.error('fewer were read than there are: the check is blind');
  process.exitCode = all.length > 0 || isBlind ? 1 : 0;
}

if (process.argv[1] && import.meta.url === pathToFileURL(process.argv[1]).href) main();
