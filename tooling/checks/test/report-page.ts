import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Outcome } from './step.ts';

const escaped = (text: string) => text.replace(/[&<>"]/g, (sign) => `&#${sign.charCodeAt(0)};`);

/** Writes `index.html` into the folder of reports: what each step held, how long it took, and what failed. */
export async function writeReportPage(folder: string, outcomes: readonly Outcome[]): Promise<void> {
  await writeFile(join(folder, 'index.html'), reportPage(outcomes));
}

/** Returns the page as HTML; names and errors of cases are text in it. */
export function reportPage(outcomes: readonly Outcome[]): string {
  const rows = outcomes.map(
    ({ name, passed, failed, seconds, failures }) =>
      `<tr><td>${escaped(name)}<td>${passed}<td>${failed}<td>${seconds} s` +
      `<td><ul>${failures.map((failure) => `<li>${escaped(failure)}`).join('')}</ul>`,
  );
  return `<!doctype html>
<html lang="en">
<meta charset="utf-8">
<title>Test report</title>
<style>body { font: 1rem/1.5 system-ui; margin: 2rem } td, th { padding: 0.25rem 1rem; text-align: start; vertical-align: top }</style>
<h1>Test report</h1>
<table>
<tr><th>Step<th>Passed<th>Failed<th>Time<th>Failures
${rows.join('\n')}
</table>
</html>
`;
}
