import { basename, join } from 'node:path';
import type { ReporterDescription } from '@playwright/test';

/**
 * Lines on the console; the counts for the runner if it asks for them (PLAYWRIGHT_JSON_OUTPUT_FILE), and JUnit and HTML
 * into the folder TEST_REPORTS under the name of that file.
 */
export function chosenReporters(env: NodeJS.ProcessEnv = process.env): ReporterDescription[] {
  const { PLAYWRIGHT_JSON_OUTPUT_FILE: counts, TEST_REPORTS: folder } = env;
  const name = basename(counts ?? 'browser.json', '.json');
  return [
    ['list'],
    ...(counts ? [['json'] as const] : []),
    ...(folder
      ? [
          ['junit', { outputFile: join(folder, `${name}.xml`) }] as const,
          ['html', { outputFolder: join(folder, name), open: 'never' }] as const,
        ]
      : []),
  ];
}
