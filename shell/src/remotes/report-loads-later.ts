import type { CompositionReport, RemoteReport } from './remote-source.types.ts';
import type { LoadReporter } from './report-loads.ts';

export interface PageReports {
  remote(report: RemoteReport): void;
  composition(report: CompositionReport): void;
  /** From here on reports are told, by the reporter that this loads. */
  begin(load: () => Promise<LoadReporter | undefined>): void;
}

/**
 * Keeps what there is to tell until the reporter is there, which is no part of the first script: once there is
 * something it comes when the page is idle, and at once for a failure. A page without remotes does not fetch it.
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
    // Without a reporter nothing is told: the page has to work all the same.
    once?.().then(
      (made) => {
        reporter = made;
        if (made) for (const tell of waiting.splice(0)) tell(made);
      },
      () => undefined,
    );
  }

  function pass(tell: (to: LoadReporter) => void, urgent: boolean): void {
    if (reporter) {
      tell(reporter);
      return;
    }
    waiting.push(tell);
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
