import type { CallParsedInput } from '@portal/shared/contract/calls/define-call';
import type { reportLoads } from '@portal/shared/contract/releases/loads';
import { everySeconds } from '../../../kernel/jobs/jobs.ts';
import type { Kernel } from '../../../kernel/kernel.ts';
import { createSecrets, type Secrets } from '../../../kernel/security/secrets.ts';
import type { Clock } from '../../../kernel/time/clock.ts';
import type { OperatorAct } from '../registry/registry.ts';
import type { AutomaticRollback, AutomaticRollbackResult } from '../rollout/automatic-rollback.ts';
import { createFailureWatch } from './failure-watch.ts';
import { knownCompositions } from './known-compositions.ts';
import { selectLoadOutcomes } from './load-outcomes.rules.ts';
import type { LoadSettings } from './load-settings.ts';
import { makeTicket, readTicket } from './load-ticket.rules.ts';
import { type LoadsRepository, loadsRepository } from './loads-repository.ts';
import { type PageCaller, pageCaller } from './page-caller.rules.ts';
import { watchRefusedCompositions } from './refused-compositions.ts';
import { type Alert, createReleaseAlerts, type ReleaseAlerts } from './release-alerts.ts';
import { createHealthReader, type ReleaseHealth } from './release-health.ts';
import type { DatedAct, NamedVersions } from './rollback/judged-versions.rules.ts';
import { createRollbackJudge } from './rollback/rollback-judge.ts';

export interface LoadsDeps {
  settings(): Promise<LoadSettings>;
  /** Queues an e-mail in the open transaction. */
  mail(to: string, alert: Alert): Promise<void>;
  /** Writes an audit line in the open transaction. */
  audit(act: OperatorAct): Promise<void>;
  /** History of compositions, oldest first. */
  acts(): Promise<DatedAct[]>;
  rollBack(change: AutomaticRollback): Promise<AutomaticRollbackResult>;
}

/** Collects how remotes load in the pages of players, and acts on it (decisions/055). */
export interface LoadsService {
  /** Returns a ticket for the requesting page; undefined when none can be made. */
  ticketFor(cookie: string | undefined, address: string): string | undefined;
  take(report: LoadReport, cookie: string | undefined, address: string): Promise<void>;
  /** Judges now. Runs automatically after failures. */
  judge(): Promise<void>;
  settings(): Promise<LoadSettings>;
  health(minutes: number): Promise<ReleaseHealth>;
  alerts: Pick<ReleaseAlerts, 'list'>;
}

const dayMs = 24 * 3_600_000;

export function openLoads(kernel: Kernel, deps: LoadsDeps): LoadsService {
  const { clock, database, logger, lifecycle } = kernel;
  const { settings, acts } = deps;
  const secrets = createSecrets(kernel.settings);
  const repository = loadsRepository(database);
  const alertEmail = async () => (await settings()).alertEmail;
  const alerts = createReleaseAlerts(kernel, { ...deps, alertEmail });
  const judge = createRollbackJudge({ ...deps, clock, repository, alerts });
  const watch = createFailureWatch({
    judge,
    windowMs: async () => (await settings()).windowSeconds * 1000,
    onError: (error) => logger.error({ err: error }, 'automatic rollback failed'),
  });
  lifecycle.onStop(watch.stop);
  kernel.jobs.add({
    name: 'forget-old-loads',
    periodsDue: everySeconds(600),
    run: (_period, now) => repository.forgetBefore(new Date(now.getTime() - dayMs)),
  });
  const reportPorts = {
    secrets,
    clock,
    repository,
    compositions: knownCompositions(acts, clock),
    onFailure: watch.note,
    onFault: () => watchRefusedCompositions({ clock, settings, repository, alerts }),
  };
  return {
    ticketFor(cookie, address) {
      try {
        return makeTicket(secrets, pageCaller(cookie, address), clock.now());
      } catch (error) {
        logger.warn({ err: error }, 'no load ticket');
        return undefined;
      }
    },
    take: (report, cookie, address) => storeReport(reportPorts, report, pageCaller(cookie, address)),
    judge,
    settings,
    health: createHealthReader(kernel),
    alerts,
  };
}

type LoadReport = CallParsedInput<typeof reportLoads>;

interface ReportPorts {
  secrets: Pick<Secrets, 'mac'>;
  clock: Clock;
  repository: Pick<LoadsRepository, 'addLoads' | 'addFault'>;
  compositions(sequences: readonly number[]): Promise<NamedVersions>;
  onFailure(): void;
  onFault(): Promise<void>;
}

/** Stores the part of a report that counts; the rest is ignored silently. */
async function storeReport(ports: ReportPorts, report: LoadReport, caller: PageCaller): Promise<void> {
  const { clock, repository } = ports;
  const now = clock.now();
  const ticket = readTicket(ports.secrets, report.ticket, caller, now);
  if (!ticket) return;
  const isNamed = await ports.compositions(report.loads.map(({ sequence }) => sequence));
  if (await repository.addLoads(ticket, selectLoadOutcomes(report.loads, isNamed), now)) ports.onFailure();
  const { compositionFault } = report;
  if (compositionFault && (await repository.addFault(ticket, compositionFault, now))) await ports.onFault();
}
