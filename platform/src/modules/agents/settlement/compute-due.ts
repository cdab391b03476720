import type { Kernel } from '../../../kernel/kernel.ts';
import type { AgreedVersion } from '../contracts/contract-book.ts';
import type { Span } from '../figures/figures-door.ts';
import { playedIn } from './busy-moments.ts';
import { carriedInto } from './carried-into.ts';
import { bySpan, depthsOf, duePeriods } from './due-periods.rules.ts';
import { isEmpty, readFigures } from './read-figures.ts';
import type { Settlement } from './settlement.tables.ts';
import type { SettlementDeps } from './settlement-deps.ts';
import { receiverPath, settlementRow } from './settlement-row.rules.ts';

const agentsAtOnce = 5000;

interface Step {
  /** Of one kind. */
  versions: readonly AgreedVersion[];
  /** Periods that end in it. */
  span: Span;
  timeZone: string;
  settledAt(period: Span): Date;
}

/** Rows of all periods of a step, computed by the formula; nothing is written. */
export async function computeDue(
  { db }: Pick<Kernel, 'db'>,
  { figures, member }: Pick<SettlementDeps, 'figures' | 'member'>,
  { versions, span: step, timeZone, settledAt }: Step,
): Promise<Settlement[]> {
  const depths = depthsOf(versions);
  const computed: Settlement[] = [];
  const spans = bySpan(duePeriods(versions, step, timeZone));
  for (const due of await played(db, versions, spans)) {
    for (let from = 0; from < due.versions.length; from += agentsAtOnce) {
      const some = due.versions.slice(from, from + agentsAtOnce);
      const byAgent = await readFigures(figures, some, due.span, timeZone);
      const paths = await member.pathsAt(
        some.map(({ agentId }) => agentId),
        due.span.start,
      );
      const carried = await carriedInto(db, some, due.span.start);
      for (const version of some) {
        const found = byAgent.get(version.agentId);
        if (!found || (isShort(version) && isEmpty(found))) continue;
        const carriedInMinor = carried.get(version.contractId) ?? 0n;
        const uplinePath = receiverPath(version, paths.get(version.agentId));
        const place = { carriedInMinor, depth: depths.get(version.agentId) ?? 0, uplinePath };
        computed.push(settlementRow(version, due.span, found, { ...place, settledAt: settledAt(due.span) }));
      }
    }
  }
  return computed;
}

/** Of hours and windows those in which anybody has played; one alone is not worth the question. */
async function played<Due extends { span: Span }>(
  db: Kernel['db'],
  versions: readonly AgreedVersion[],
  due: readonly Due[],
): Promise<readonly Due[]> {
  if (due.length < 3 || !versions.every(isShort)) return due;
  const start = new Date(Math.min(...due.map(({ span }) => span.start.getTime())));
  const end = new Date(Math.max(...due.map(({ span }) => span.end.getTime())));
  const isPlayed = await playedIn(db, { start, end });
  return due.filter(({ span }) => isPlayed(span));
}

const isShort = ({ kind }: AgreedVersion) => kind === 'hourly' || kind === 'realtime';
