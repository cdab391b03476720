import type { CallParsedInput } from '@portal/shared/contract/define-call';
import type { reportLoads } from '@portal/shared/contract/releases/loads';
import type { Secrets } from '../../../kernel/security/secrets.ts';
import type { Clock } from '../../../kernel/time/clock.ts';
import { selectLoadOutcomes } from './load-outcomes.rules.ts';
import { readTicket } from './load-ticket.rules.ts';
import type { LoadsRepository } from './loads-repository.ts';
import type { PageCaller } from './page-caller.rules.ts';
import type { NamedVersions } from './rollback/judged-versions.rules.ts';

export type LoadReport = CallParsedInput<typeof reportLoads>;

interface ReportPorts {
  secrets: Pick<Secrets, 'mac'>;
  clock: Clock;
  repository: Pick<LoadsRepository, 'addLoads' | 'addFault'>;
  compositions(sequences: readonly number[]): Promise<NamedVersions>;
  onFailure(): void;
  onFault(): Promise<void>;
}

/** Stores the part of a report that counts; the rest is ignored silently. */
export async function storeReport(ports: ReportPorts, report: LoadReport, caller: PageCaller): Promise<void> {
  const { clock, repository } = ports;
  const now = clock.now();
  const ticket = readTicket(ports.secrets, report.ticket, caller, now);
  if (!ticket) return;
  const isNamed = await ports.compositions(report.loads.map(({ sequence }) => sequence));
  if (await repository.addLoads(ticket, selectLoadOutcomes(report.loads, isNamed), now)) ports.onFailure();
  const { compositionFault } = report;
  if (compositionFault && (await repository.addFault(ticket, compositionFault, now))) await ports.onFault();
}
