import { readFile } from 'node:fs/promises';
import { stripVTControlCharacters } from 'node:util';

export interface Counts {
  passed: number;
  failed: number;
  /** Failed cases, each with its name and the first line of its error. */
  failures: string[];
}

const none: Counts = { passed: 0, failed: 0, failures: [] };

async function readJson<Report>(path: string): Promise<Report | undefined> {
  const text = await readFile(path, 'utf8').catch(() => undefined);
  return text ? JSON.parse(text) : undefined;
}

const named = (name: string, message = '') => {
  const [first = ''] = stripVTControlCharacters(message).trim().split('\n');
  return first ? `${name}: ${first}` : name;
};

interface JestReport {
  numPassedTests: number;
  numFailedTests: number;
  numRuntimeErrorTestSuites: number;
  testResults: {
    name: string;
    message: string;
    assertionResults: { status: string; fullName: string; failureMessages: string[] }[];
  }[];
}

/** Cases in the JSON file of jest's `--json --outputFile`; a suite that could not start is one failure. */
export async function jestCounts(path: string): Promise<Counts> {
  const report = await readJson<JestReport>(path);
  if (!report) return none;
  const failures = report.testResults.flatMap(({ name, message, assertionResults }) => {
    if (assertionResults.length === 0) return [named(name, message)];
    const failed = assertionResults.filter(({ status }) => status === 'failed');
    return failed.map(({ fullName, failureMessages: [failureText] }) => named(fullName, failureText));
  });
  return { passed: report.numPassedTests, failed: report.numFailedTests + report.numRuntimeErrorTestSuites, failures };
}

/** Cases in a TAP file of node's test runner: its closing lines. A skipped case proves nothing and counts as failed. */
export async function tapCounts(path: string): Promise<Counts> {
  const text = await readFile(path, 'utf8').catch(() => '');
  const last = (word: string) => Number([...text.matchAll(new RegExp(`^# ${word} (\\d+)$`, 'gm'))].at(-1)?.[1] ?? 0);
  // A passing line that ends in a directive was skipped or put off.
  const refused = /^ *(?:not ok \d+ - (.+)|ok \d+ - (.+ # [A-Z]+.*))$/gm;
  const failures = [...text.matchAll(refused)].map(([, failed, skipped]) => failed ?? skipped ?? '');
  return { passed: last('pass'), failed: last('fail') + last('cancelled') + last('skipped') + last('todo'), failures };
}

/** Of several reports of one step. */
export async function allCounts(counts: readonly Promise<Counts>[]): Promise<Counts> {
  const all = await Promise.all(counts);
  const sum = (of: 'passed' | 'failed') => all.reduce((total, one) => total + one[of], 0);
  return { passed: sum('passed'), failed: sum('failed'), failures: all.flatMap(({ failures }) => failures) };
}

interface PlaywrightSuite {
  suites?: PlaywrightSuite[];
  specs?: {
    title: string;
    file: string;
    line: number;
    tests: { projectName: string; status: string; results: { error?: { message?: string } }[] }[];
  }[];
}

interface PlaywrightReport extends PlaywrightSuite {
  stats: { expected: number; unexpected: number; flaky: number; skipped: number };
}

/** Cases in the JSON report of Playwright; a case that needed a second try has failed. */
export async function playwrightCounts(path: string): Promise<Counts> {
  const report = await readJson<PlaywrightReport>(path);
  if (!report) return none;
  const { expected, unexpected, flaky, skipped } = report.stats;
  const failures = playwrightFailures(report);
  if (skipped > 0) failures.push(`${skipped} cases did not run`);
  return { passed: expected, failed: unexpected + flaky, failures };
}

function playwrightFailures({ suites = [], specs = [] }: PlaywrightSuite): string[] {
  const own = specs.flatMap(({ title, file, line, tests }) =>
    tests
      .filter(({ status }) => status === 'unexpected' || status === 'flaky')
      .map(({ projectName, results }) => {
        const failureText = results.find(({ error }) => error)?.error?.message;
        return named(`${projectName} › ${file}:${line} › ${title}`, failureText);
      }),
  );
  return [...own, ...suites.flatMap(playwrightFailures)];
}
