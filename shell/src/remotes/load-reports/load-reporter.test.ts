import { reportLoads } from '@portal/shared/contract/releases/loads';
import * as v from 'valibot';
import type { RemoteReport } from '../page-remotes.types.ts';
import { createPageReports } from './buffered-load-reports.ts';
import { createLoadReporter, type LoadTicket } from './load-reporter.ts';

const minute = 60_000;

/** A page whose idle moments and clock the test controls. */
function setUp({ renewed }: { renewed?: LoadTicket } = {}) {
  const answers = { isTaken: true };
  const sent: v.InferOutput<typeof reportLoads.input>[] = [];
  const idle: (() => void)[] = [];
  const page = { now: 0 };
  const renew = jest.fn(async () => renewed);
  const reporter = createLoadReporter({
    ticket: { text: 'first', at: 0 },
    renew,
    now: () => page.now,
    async send(report) {
      sent.push(v.parse(reportLoads.input, report));
      return answers.isTaken;
    },
    whenIdle: (act) => idle.push(act),
  });
  const settle = async () => {
    for (const act of idle.splice(0)) act();
    await new Promise(process.nextTick);
  };
  return { reporter, sent, idle, page, renew, settle, answers };
}

const mounted = (remote: string, version = '1.0.0', more: Partial<RemoteReport> = {}): RemoteReport => ({
  remote,
  version,
  outcome: 'mounted',
  sequence: 7,
  mountMs: 40,
  ...more,
});
const failed = (remote: string, version = '1.0.0', more: Partial<RemoteReport> = {}): RemoteReport => ({
  remote,
  version,
  outcome: 'failed',
  reason: 'load_failed',
  sequence: 7,
  cause: new Error('404'),
  ...more,
});

test('reports mounted remotes together when the page is idle', async () => {
  const { reporter, sent, settle } = setUp();
  reporter.remote(mounted('remote-games'));
  reporter.remote(mounted('remote-lottery'));
  expect(sent).toEqual([]);
  await settle();
  const load = { version: '1.0.0', outcome: 'mounted', sequence: 7, mountMs: 40 };
  expect(sent).toEqual([
    {
      ticket: 'first',
      loads: [
        { ...load, remote: 'remote-games' },
        { ...load, remote: 'remote-lottery' },
      ],
    },
  ]);
});

test('reports a failure at once, with everything buffered; the cause stays in the page', async () => {
  const { reporter, sent, settle } = setUp();
  reporter.remote(mounted('remote-lottery'));
  reporter.remote(failed('remote-games'));
  expect(sent.map(({ loads }) => loads.map(({ outcome }) => outcome))).toEqual([['mounted', 'failed']]);
  expect(JSON.stringify(sent)).not.toContain('404');
  await settle();
  expect(sent).toHaveLength(1);
});

// covers 10
test('reports each version once; again if it breaks after mounting, and nothing after a failure', async () => {
  const { reporter, sent, settle } = setUp();
  for (let at = 0; at < 3; at += 1) reporter.remote(mounted('remote-games'));
  await settle();
  reporter.remote(mounted('remote-games'));
  reporter.remote(failed('remote-games', '1.0.0', { reason: 'broken' }));
  reporter.remote(failed('remote-games'));
  reporter.remote(mounted('remote-games'));
  await settle();
  expect(sent.map(({ loads }) => loads.map(({ outcome, reason }) => reason ?? outcome))).toEqual([
    ['mounted'],
    ['broken'],
  ]);
});

test.each([
  ['a preview', mounted('remote-games', '2.0.0', { preview: true })],
  ['a preview that fails', failed('remote-games', '2.0.0', { preview: true })],
  ['a remote that is switched off', failed('remote-games', '1.0.0', { reason: 'disabled' })],
  ['a remote nobody knows', failed('remote-x', '1.0.0', { reason: 'unknown_remote' })],
  ['the outer bound', failed('remote-games', '1.0.0', { reason: 'timeout' })],
])('does not report %s', async (_name, report) => {
  const { reporter, sent, settle } = setUp();
  reporter.remote(report);
  await settle();
  reporter.leave();
  expect(sent).toEqual([]);
});

test('reports a refused or expired composition once', async () => {
  const { reporter, sent } = setUp();
  reporter.composition({ used: 'page', expired: false });
  reporter.composition({ used: 'stored', fault: 'signature' });
  reporter.composition({ used: 'stored', fault: 'sequence', expired: true });
  expect(sent).toEqual([{ ticket: 'first', loads: [], compositionFault: 'signature' }]);
  const other = setUp();
  other.reporter.composition({ used: 'page', expired: true });
  expect(other.sent).toEqual([{ ticket: 'first', loads: [], compositionFault: 'expired' }]);
});

test('sends the buffered reports when the page is left', () => {
  const { reporter, sent } = setUp();
  reporter.remote(mounted('remote-games'));
  reporter.leave();
  reporter.leave();
  expect(sent).toHaveLength(1);
});

test('sends only a few requests an hour', async () => {
  const { reporter, sent, page, settle } = setUp();
  for (let at = 0; at < 30; at += 1) {
    reporter.remote(failed('remote-games', `1.0.${at}`));
    await settle();
  }
  expect(sent).toHaveLength(6);
  page.now = 60 * minute;
  reporter.leave();
  expect(sent).toHaveLength(7);
});

test('sends a rejected report again with the next one, a minute later at the earliest', async () => {
  const { reporter, sent, page, settle, answers } = setUp();
  answers.isTaken = false;
  reporter.remote(failed('remote-games', '1.0.0'));
  reporter.composition({ used: 'page', expired: true });
  await settle();
  const tried = sent.length;
  expect(tried).toBe(1);
  page.now = minute - 1;
  reporter.remote(failed('remote-games', '1.0.1'));
  reporter.leave();
  expect(sent).toHaveLength(tried);
  answers.isTaken = true;
  page.now = minute;
  reporter.remote(failed('remote-games', '1.0.2'));
  await settle();
  expect(sent.at(-1)?.loads.map(({ version }) => version)).toEqual(['1.0.0', '1.0.1', '1.0.2']);
  expect(sent.at(-1)?.compositionFault).toBe('expired');
  reporter.leave();
  expect(sent).toHaveLength(tried + 1);
});

test('renews the ticket on a long-open page, and reports nothing without one', async () => {
  const { reporter, sent, page, settle, renew } = setUp({ renewed: { text: 'second', at: 26 * minute } });
  page.now = 24 * minute;
  reporter.remote(failed('remote-games', '1.0.0'));
  page.now = 26 * minute;
  reporter.remote(failed('remote-games', '1.0.1'));
  await settle();
  reporter.remote(failed('remote-games', '1.0.2'));
  await settle();
  expect(sent.map(({ ticket }) => ticket)).toEqual(['first', 'second', 'second']);
  expect(renew).toHaveBeenCalledTimes(1);
  const without = setUp();
  without.page.now = 26 * minute;
  without.reporter.remote(failed('remote-games'));
  await without.settle();
  expect(without.sent).toEqual([]);
});

describe('before the reporter has loaded', () => {
  const fakeReporter = () => ({ remote: jest.fn(), composition: jest.fn(), leave: jest.fn() });

  test('reports wait for an idle page', async () => {
    const idle: (() => void)[] = [];
    const reports = createPageReports((act) => idle.push(act));
    const reporter = fakeReporter();
    const load = jest.fn(async () => reporter);
    reports.remote(mounted('remote-games'));
    reports.begin(load);
    expect(load).not.toHaveBeenCalled();
    for (const act of idle) act();
    await new Promise(process.nextTick);
    reports.remote(mounted('remote-lottery'));
    expect(load).toHaveBeenCalledTimes(1);
    expect(reporter.remote.mock.calls.map(([report]) => report.remote)).toEqual(['remote-games', 'remote-lottery']);
  });

  test('a page that has nothing to report does not fetch it', () => {
    const reports = createPageReports((act) => act());
    const load = jest.fn(async () => fakeReporter());
    reports.composition({ used: 'page' });
    reports.begin(load);
    expect(load).not.toHaveBeenCalled();
    reports.remote(mounted('remote-games'));
    expect(load).toHaveBeenCalledTimes(1);
  });

  test('a failure loads it at once, including one from before', async () => {
    const reports = createPageReports(() => undefined);
    const reporter = fakeReporter();
    reports.composition({ used: 'none', fault: 'missing' });
    reports.begin(async () => reporter);
    await new Promise(process.nextTick);
    expect(reporter.composition).toHaveBeenCalledTimes(1);
    reports.remote(failed('remote-games'));
    expect(reporter.remote).toHaveBeenCalledTimes(1);
  });

  test('a failed load leaves the page as it is', async () => {
    const reports = createPageReports(() => undefined);
    const load = jest.fn(() => Promise.reject(new Error('404')));
    reports.begin(load);
    reports.remote(failed('remote-games'));
    await new Promise(process.nextTick);
    reports.remote(failed('remote-games', '1.0.1'));
    expect(load).toHaveBeenCalledTimes(1);
  });
});
