import type { CompositionReport, RemoteReport } from './remote-source.types.ts';
import type { LoadReporter } from './report-loads.ts';

export interface PageReports {
  remote(report: RemoteReport): void;
  composition(report: CompositionReport): void;
  /** From here on reports are told, by the reporter that this loads. */
  begin(load: () => Promise<LoadReporter | undefined>): void;
}

/**
 * Keeps what there is to tell until the reporter is there, which is no part of the first script: it comes when the page
 * is idle, and at once for a failure.
 */
export function createPageReports(whenIdle: (act: () => void) => void): PageReports {
  const waiting: ((reporter: LoadReporter) => void)[] = [];
  let isUrgent = false;
  let load: (() => Promise<LoadReporter | undefined>) | undefined;
  let reporter: LoadReporter | undefined;

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
    if (reporter) tell(reporter);
    else waiting.push(tell);
    isUrgent ||= urgent;
    if (isUrgent) open();
  }

  return {
    remote: (report) => pass((to) => to.remote(report), report.outcome === 'failed'),
    composition: (report) =>
      pass((to) => to.composition(report), report.fault !== undefined || report.expired === true),
    begin(how) {
      load = how;
      if (isUrgent) open();
      else whenIdle(open);
    },
  };
}
