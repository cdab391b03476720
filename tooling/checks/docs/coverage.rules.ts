import type { TextFile } from './records.rules.ts';

/** A case of a test that holds a rule of docs/product.md. */
export interface CoveredCase {
  /** Section of docs/product.md, such as "2.1". */
  section: string;
  file: string;
  statement: string;
}

/** `// covers 2.1, 4` above a case; what follows a colon replaces a title that is put together at run time. */
const tag = /^[ \t]*\/\/ covers (\d+(?:\.\d+)?(?:, \d+(?:\.\d+)?)*)(?:: (.+))?$/gm;
const title = /\(\s*(['"`])((?:\\.|(?!\1).)*)\1/;

const isTest = (path: string): boolean => /\.(?:test|spec|case)\.tsx?$|-cases?\.tsx?$|^e2e\/.*\.ts$/.test(path);

/** Cases of the tests that carry a tag, in the order of files and lines; a case of two sections is listed twice. */
export function coveredCases(files: readonly TextFile[]): CoveredCase[] {
  return files
    .filter(({ path }) => isTest(path))
    .sort((one, other) => (one.path < other.path ? -1 : 1))
    .flatMap(({ path, text }) =>
      [...text.matchAll(tag)].flatMap((found) => {
        const [whole, sections = '', words] = found;
        const statement = words ?? titleAfter(text.slice(found.index + whole.length));
        return sections.split(', ').map((section) => ({ section, file: path, statement }));
      }),
    );
}

function titleAfter(text: string): string {
  const [, quote = '', written = ''] = title.exec(text) ?? [];
  return written.replaceAll(`\\${quote}`, quote);
}

/** Sections of docs/product.md in their order: number and name. */
export function sectionsOf(product: string): { number: string; name: string }[] {
  return [...product.matchAll(/^#{2,3} (\d+(?:\.\d+)?)\.? (.+)$/gm)].map(([, number = '', name = '']) => ({
    number,
    name,
  }));
}

/** The text of docs/coverage.md. */
export function coveragePage(product: string, cases: readonly CoveredCase[]): string {
  const parts = sectionsOf(product).flatMap(({ number, name }) => {
    const held = cases.filter(({ section }) => section === number);
    if (held.length === 0) return [];
    return [
      `## ${number} ${name}\n\n${held.map(({ statement, file }) => `- ${statement} (\`${file}\`)`).join('\n')}\n`,
    ];
  });
  return `${head}\n${parts.join('\n')}`;
}

const head = `# Coverage: which test holds which rule of the product

Written by \`pnpm coverage\` from the tests: \`// covers 2.1\` above a case names the section of
[product.md](product.md) whose rule it holds. A rule without a line here is not held yet.
`;

/** Faults of the tags: a section that is not there, a tag without a case, a section that no case holds. */
export function coverageFaults(product: string, cases: readonly CoveredCase[]): string[] {
  const sections = sectionsOf(product).map(({ number }) => number);
  const lost = cases
    .filter(({ section, statement }) => !sections.includes(section) || !/\p{L}/u.test(statement))
    .map(({ section, file }) => `${file}: "covers ${section}" names no section or stands above no case`);
  const isGroup = (number: string): boolean => sections.some((other) => other.startsWith(`${number}.`));
  const open = sections.filter((number) => !isGroup(number) && !cases.some(({ section }) => section === number));
  return [...lost, ...open.map((number) => `docs/product.md ${number}: no test covers this section`)];
}
