import { fileURLToPath, pathToFileURL } from 'node:url';
import { checkLocaleTexts } from './locale-texts.ts';
import { textsInCode } from './texts-in-code.ts';
import { textsInStudio } from './texts-in-studio.ts';

const root = fileURLToPath(new URL('../../..', import.meta.url));
/** A check that reads nothing finds nothing: fewer than these are a failure. */
const fewestTexts = 1500;

function main(): void {
  const { texts, problems } = checkLocaleTexts(root);
  const inCode = [...textsInCode(root), ...textsInStudio(root)].map((found) => `text in code: ${found}`);
  const all = [...problems, ...inCode];
  for (const problem of all) console.error(problem);
  console.log(`texts: ${texts} texts, ${all.length} problems`);
  const isBlind = texts < fewestTexts;
  if (isBlind) console.error('fewer were read than there are: the check is blind');
  process.exitCode = all.length > 0 || isBlind ? 1 : 0;
}

if (process.argv[1] && import.meta.url === pathToFileURL(process.argv[1]).href) main();
