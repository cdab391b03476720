import * as v from 'valibot';

const result = v.object({
  error: v.optional(v.object({ message: v.optional(v.string()) })),
  attachments: v.optional(v.array(v.object({ name: v.string(), path: v.optional(v.string()) })), []),
});
const spec = v.object({
  title: v.string(),
  file: v.string(),
  tests: v.array(
    v.object({
      status: v.string(),
      annotations: v.optional(v.array(v.object({ type: v.string(), description: v.optional(v.string()) })), []),
      results: v.array(result),
    }),
  ),
});
type Spec = v.InferOutput<typeof spec>;
interface Suite {
  title: string;
  suites?: Suite[] | undefined;
  specs?: Spec[] | undefined;
}
const suite: v.GenericSchema<unknown, Suite> = v.object({
  title: v.string(),
  suites: v.optional(v.array(v.lazy(() => suite))),
  specs: v.optional(v.array(spec)),
});
const report = v.object({ suites: v.array(suite), stats: v.object({ expected: v.number(), unexpected: v.number() }) });

/** Annotation of a test whose page reported a remote that could not be shown (portal-test.ts). */
export const remoteFailed = 'remote-failed';

/** A failed test and its owner. */
export interface FailedCase {
  title: string;
  file: string;
  why: string;
  /** The failed release, as far as the title or the page names it. */
  release: string;
  owner: string;
  trace?: string;
}

export interface CaseCounts {
  passed: number;
  failed: FailedCase[];
}

/** Reads the JSON report of Playwright. Owners: squad by release; a failure that names no remote belongs to the shell. */
export function failedCases(json: unknown, owners: Readonly<Record<string, string>>): CaseCounts {
  const { suites, stats } = v.parse(report, json);
  return { passed: stats.expected, failed: suites.flatMap((one) => failedIn(one, '', owners)) };
}

function failedIn(one: Suite, before: string, owners: Readonly<Record<string, string>>): FailedCase[] {
  const title = [before, one.title].filter(Boolean).join(' › ');
  const own = (one.specs ?? []).flatMap((each) => failedSpec(each, title, owners));
  return [...own, ...(one.suites ?? []).flatMap((inner) => failedIn(inner, title, owners))];
}

function failedSpec(each: Spec, before: string, owners: Readonly<Record<string, string>>): FailedCase[] {
  return each.tests
    .filter(({ status }) => status === 'unexpected' || status === 'flaky')
    .map(({ annotations, results }) => {
      const failed = results.find(({ error }) => error);
      const reported = annotations.find(({ type }) => type === remoteFailed)?.description ?? '';
      const release = releaseIn(reported, owners) ?? releaseIn(`${before} ${each.title}`, owners) ?? 'shell';
      const trace = failed?.attachments.find(({ name }) => name === 'trace')?.path;
      const why = (failed?.error?.message ?? 'no message').split('\n')[0] ?? '';
      const owner = owners[release] ?? 'nobody';
      return { title: `${before} › ${each.title}`, file: each.file, why, release, owner, ...(trace && { trace }) };
    });
}

function releaseIn(text: string, owners: Readonly<Record<string, string>>): string | undefined {
  return Object.keys(owners).find((name) => name !== 'shell' && text.includes(name));
}
