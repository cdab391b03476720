import { readFile } from 'node:fs/promises';

export interface Counts {
  passed: number;
  failed: number;
}

const none: Counts = { passed: 0, failed: 0 };

async function readJson(path: string): Promise<Record<string, unknown> | undefined> {
  const text = await readFile(path, 'utf8').catch(() => undefined);
  return text ? JSON.parse(text) : undefined;
}

/** Cases in the JSON file of jest's `--json --outputFile`; a suite that could not start is one failure. */
export async function jestCounts(path: string): Promise<Counts> {
  const report = await readJson(path);
  if (!report) return none;
  const failed = Number(report.numFailedTests) + Number(report.numRuntimeErrorTestSuites);
  return { passed: Number(report.numPassedTests), failed };
}

/** Cases in a TAP file of node's test runner: its closing lines. A skipped case proves nothing and counts as failed. */
export async function tapCounts(path: string): Promise<Counts> {
  const text = await readFile(path, 'utf8').catch(() => '');
  const last = (word: string) => Number([...text.matchAll(new RegExp(`^# ${word} (\\d+)$`, 'gm'))].at(-1)?.[1] ?? 0);
  return { passed: last('pass'), failed: last('fail') + last('cancelled') + last('skipped') + last('todo') };
}

/** Cases in the JSON report of Playwright; a case that needed a second try has failed. */
export async function playwrightCounts(path: string): Promise<Counts> {
  const report = await readJson(path);
  const stats = report?.stats as { expected: number; unexpected: number; flaky: number } | undefined;
  return stats ? { passed: stats.expected, failed: stats.unexpected + stats.flaky } : none;
}
