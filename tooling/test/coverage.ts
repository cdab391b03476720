export interface CoverageRow {
  section: string;
  claim: string;
  file: string;
  testCase: string;
}

/** Rows of docs/coverage.md: `| section | claim | file › case |`; several cases of one claim are several rows. */
export function coverageRows(markdown: string): CoverageRow[] {
  return markdown
    .split('\n')
    .filter((line) => line.startsWith('|') && line.includes('›'))
    .map((line) => {
      const [section = '', claim = '', heldBy = ''] = line
        .split('|')
        .slice(1, -1)
        .map((cell) => cell.trim());
      const [file = '', testCase = ''] = heldBy.split('›').map((part) => part.replaceAll('`', '').trim());
      return { section, claim, file, testCase };
    });
}

/** Rows that name a file or case that is not there. `read` gives a file's text, or undefined. */
export function brokenRows(rows: readonly CoverageRow[], read: (file: string) => string | undefined): string[] {
  return rows.flatMap(({ section, claim, file, testCase }) => {
    const text = read(file);
    if (text === undefined) return [`${section} ${claim}: no file ${file}`];
    return text.includes(testCase) ? [] : [`${section} ${claim}: no case "${testCase}" in ${file}`];
  });
}
