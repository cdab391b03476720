import type { CompositionReport, RemoteReport } from '../page-remotes.types.ts';
import type { LoadReporter } from './load-reporter.ts';

interface PageReports {
  remote(report: RemoteReport): void;
  composition(report: CompositionReport): void;
  /** Connects the reporter that this loads; from then on reports are sent. */
  begin(load: () => Promise<LoadReporter | undefined>): void;
}

/**
 * Buffers load reports until the reporter has loaded, which is not in the first script: it loads when the page is idle,
 * or at once for a failure. A page without remotes never fetches it.
 */
export function createPageReports(whenIdle: (act: () => void) => void): PageReports {
  const waiting: ((reporter: LoadReporter) => void)[] = [];
  let isUrgent = false;
  let load: (() => Promise<LoadReporter | undefined>) | undefined;
  let reporter: LoadReporter | undefined;

  function openWhenDue(): void {
    if (!load || waiting.length === 0) return;
    if (isUrgent) open();
    else whenIdle(open);
  }

  function open(): void {
    const once = load;
    load = undefined;
    // Without the reporter nothing is reported; the page must work all the same.
    once?.().then(
      (made) => {
        reporter = made;
        if (made) for (const deliver of waiting.splice(0)) deliver(made);
      },
      () => undefined,
    );
  }

  function pass(deliver: (to: LoadReporter) => void, urgent: boolean): void {
    if (reporter) {
      deliver(reporter);
      return;
    }
    waiting.push(deliver);
    isUrgent ||= urgent;
    openWhenDue();
  }

  return {
    remote: (report) => pass((to) => to.remote(report), report.outcome === 'failed'),
    composition(report) {
      if (report.fault !== undefined || report.expired === true) pass((to) => to.composition(report), true);
    },
    begin(how) {
      load = how;
      openWhenDue();
    },
  };
}
