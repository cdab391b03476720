import type { CallInput } from '@portal/shared/contract/calls/define-call';
import { loadFailureReason, type reportLoads } from '@portal/shared/contract/releases/loads';
import type { CompositionReport, RemoteReport } from '../page-remotes.types.ts';

type Report = CallInput<typeof reportLoads>;
type Load = Report['loads'][number];

export interface LoadTicket {
  text: string;
  /** When the ticket was issued, by the clock of `now`. */
  at: number;
}

interface LoadReportPorts {
  ticket: LoadTicket;
  /** Fetches another ticket for a long-open page; undefined when there is none. */
  renew(): Promise<LoadTicket | undefined>;
  /** Milliseconds of any monotonic clock. */
  now(): number;
  /** False when the platform did not accept the report. */
  send(report: Report): Promise<boolean>;
  whenIdle(act: () => void): void;
}

export interface LoadReporter {
  remote(report: RemoteReport): void;
  composition(report: CompositionReport): void;
  /** Sends what is buffered when the page is left. */
  leave(): void;
}

/** Tickets are valid for 30 minutes. */
const ticketMs = 25 * 60_000;
const hourMs = 3_600_000;
const requestsAnHour = 6;
/** Delay after a failed request. */
const againMs = 60_000;
const loadsOfOneReport = 20;

/**
 * Reports to the platform how the remotes of this page loaded: failures at once, the rest together when idle. Each
 * version is reported once, and again if it breaks after mounting. Previews are not reported.
 */
export function createLoadReporter(ports: LoadReportPorts): LoadReporter {
  const reported = new Map<string, Load['outcome']>();
  let { ticket } = ports;
  let waiting: Load[] = [];
  let fault: Report['compositionFault'];
  let hasReportedFault = false;
  let isPlanned = false;
  const pace = requestPace(ports.now);
  let isUnderWay = false;

  function flush(): void {
    if ((waiting.length === 0 && fault === undefined) || !pace.maySend()) return;
    pace.sent();
    const loads = waiting.slice(0, loadsOfOneReport);
    const sentFault = fault;
    isUnderWay = true;
    void ports.send({ ticket: ticket.text, loads, ...(fault && { compositionFault: fault }) }).then((isAccepted) => {
      isUnderWay = false;
      if (!isAccepted) putBack(loads, sentFault);
      else void flushFresh();
    });
    waiting = waiting.slice(loadsOfOneReport);
    fault = undefined;
  }

  /** Puts an unsent report back for the next one; a newer entry for the same version wins. */
  function putBack(loads: readonly Load[], sentFault: Report['compositionFault']): void {
    pace.hindered();
    const isWaiting = new Set(waiting.map(({ remote, version }) => `${remote} ${version}`));
    waiting = [...loads.filter(({ remote, version }) => !isWaiting.has(`${remote} ${version}`)), ...waiting];
    fault ??= sentFault;
  }

  async function flushFresh(): Promise<void> {
    // One request at a time: later failures go with the next one, and an unreachable platform is asked once.
    if (isUnderWay || (waiting.length === 0 && fault === undefined) || !pace.maySend()) return;
    if (ports.now() - ticket.at > ticketMs) {
      const fresh = await ports.renew();
      if (!fresh) {
        pace.hindered();
        return;
      }
      ticket = fresh;
    }
    flush();
  }

  function flushWhenIdle(): void {
    if (isPlanned) return;
    isPlanned = true;
    ports.whenIdle(() => {
      isPlanned = false;
      void flushFresh();
    });
  }

  return {
    remote(report) {
      const load = loadOf(report);
      if (!load) return;
      const key = `${load.remote} ${load.version}`;
      const before = reported.get(key);
      if (before === 'failed' || before === load.outcome) return;
      reported.set(key, load.outcome);
      waiting = [...waiting.filter((other) => `${other.remote} ${other.version}` !== key), load];
      if (load.outcome === 'failed') void flushFresh();
      else flushWhenIdle();
    },
    composition({ fault: found, expired }) {
      if (hasReportedFault || (!found && !expired)) return;
      hasReportedFault = true;
      fault = found ?? 'expired';
      void flushFresh();
    },
    leave: flush,
  };
}

/** Limits requests: browsers log each failed one, so an unreachable platform is asked once a minute at most. */
function requestPace(now: () => number) {
  let sentAt: number[] = [];
  let notBefore = Number.NEGATIVE_INFINITY;
  return {
    maySend(): boolean {
      sentAt = sentAt.filter((at) => at > now() - hourMs);
      return now() >= notBefore && sentAt.length < requestsAnHour;
    },
    sent: () => sentAt.push(now()),
    hindered(): void {
      notBefore = now() + againMs;
    },
  };
}

/** Returns undefined when nothing failed: switched off, unknown, given up, or a preview. */
function loadOf({ remote, version, outcome, reason, sequence, mountMs, preview }: RemoteReport): Load | undefined {
  if (preview) return undefined;
  if (outcome === 'mounted') return { remote, version, sequence, outcome, ...(mountMs !== undefined && { mountMs }) };
  const known = loadFailureReason.options.find((option) => option === reason);
  return known && { remote, version, sequence, outcome, reason: known };
}
