import { and, gte, lt, sql } from 'drizzle-orm';
import type { Kernel } from '../../../../kernel/kernel.ts';
import type { AgreedVersion } from '../../contracts/contracts-api.ts';
import { teamBets } from '../../figures/figures.tables.ts';
import type { Span } from '../../figures/figures-api.ts';
import type { Settlement } from '../settlement.tables.ts';
import type { SettlementDeps } from '../settlement-deps.ts';
import { bySpan, depthsOf, duePeriods } from './due-periods.rules.ts';
import { readLossCarryForwards } from './loss-carry-forwards.ts';
import { isEmpty, type PeriodFigures, readFigures, readSpans } from './read-figures.ts';
import { receiverPath, settlementRow } from './settlement-row.rules.ts';

const agentsAtOnce = 5000;

interface Due {
  span: Span;
  versions: AgreedVersion[];
}

/** A due period with its inputs. */
interface Read extends Due {
  byAgent: Map<string, PeriodFigures>;
  paths: Map<string, string>;
}

interface Step {
  /** Of one kind. */
  versions: readonly AgreedVersion[];
  /** Periods ending in this span are computed. */
  span: Span;
  timeZone: string;
  settledAt(period: Span): Date;
}

/** Computes the rows of a step's periods by the formula; writes nothing. */
export async function computeDue(
  { db }: Pick<Kernel, 'db'>,
  { figures, member }: Pick<SettlementDeps, 'figures' | 'member'>,
  { versions, span: step, timeZone, settledAt }: Step,
): Promise<Settlement[]> {
  const depths = depthsOf(versions);
  const computed: Settlement[] = [];
  const spans = bySpan(duePeriods(versions, step, timeZone));
  for (const some of groupsOf(await played(db, versions, spans))) {
    for (const due of await read(figures, member, some, timeZone)) {
      const lossCarryForwards = await readLossCarryForwards(db, due.versions, due.span.start);
      for (const version of due.versions) {
        const found = due.byAgent.get(version.agentId);
        if (!found || (isShort(version) && isEmpty(found))) continue;
        const lossCarriedInMinor = lossCarryForwards.get(version.contractId) ?? 0n;
        const uplinePath = receiverPath(version, due.paths.get(version.agentId));
        const context = { carriedInMinor: lossCarriedInMinor, depth: depths.get(version.agentId) ?? 0, uplinePath };
        computed.push(settlementRow(version, due.span, found, { ...context, settledAt: settledAt(due.span) }));
      }
    }
  }
  return computed;
}

/** Groups hours and windows up to the agents of one statement; other periods are read one by one. */
function groupsOf(dues: readonly Due[]): Due[][] {
  const groups: Due[][] = [];
  let size = 0;
  for (const { span, versions } of dues) {
    for (let from = 0; from < versions.length; from += agentsAtOnce) {
      const some = versions.slice(from, from + agentsAtOnce);
      const last = groups.at(-1);
      if (last && some.every(isShort) && size + some.length <= agentsAtOnce) last.push({ span, versions: some });
      else {
        groups.push([{ span, versions: some }]);
        size = 0;
      }
      size += some.length;
    }
  }
  return groups;
}

async function read(
  figures: SettlementDeps['figures'],
  member: SettlementDeps['member'],
  dues: readonly Due[],
  timeZone: string,
): Promise<Read[]> {
  const [first] = dues;
  if (!first) return [];
  const agents = dues.flatMap(({ versions }) => versions.map(({ agentId }) => agentId));
  const starts = dues.map(({ span }) => span.start);
  const paths = await member.branches.pathsAtEach(agents, starts);
  const byAgent =
    dues.length === 1
      ? [await readFigures(figures, first.versions, first.span, timeZone)]
      : await readSpans(figures, dues);
  return dues.map((due, no) => ({ ...due, byAgent: byAgent[no] ?? new Map(), paths: paths[no] ?? new Map() }));
}

/** Filters hours and windows to those with play; a single one is not worth the query. */
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

const windowMs = 300_000;

/**
 * Reads whether anything was played in spans within the given one, so that catching up does not query figures of quiet
 * hours and windows.
 */
async function playedIn(db: Kernel['db'], { start, end }: Span): Promise<(span: Span) => boolean> {
  const window = sql<string>`(extract(epoch from date_bin('5 minutes', ${teamBets.settledAt}, 'epoch'::timestamptz)) * 1000)::text`;
  const found = await db
    .selectDistinct({ window })
    .from(teamBets)
    .where(and(gte(teamBets.settledAt, start), lt(teamBets.settledAt, end)));
  const windows = new Set(found.map((row) => Number(row.window)));
  return (span) => {
    for (let at = span.start.getTime(); at < span.end.getTime(); at += windowMs) if (windows.has(at)) return true;
    return false;
  };
}
