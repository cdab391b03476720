import type { ContractKind } from '@portal/shared/contract/agents/contract-terms';
import { getTableColumns, sql } from 'drizzle-orm';
import { throwFailures } from '../../../kernel/jobs/process-each.ts';
import type { Kernel } from '../../../kernel/kernel.ts';
import type { Posting } from '../../wallet/index.ts';
import type { AgreedVersion } from '../contracts/contracts-api.ts';
import type { Span } from '../figures/figures-api.ts';
import { nextBoundary } from '../periods/pay-periods.rules.ts';
import { computeDue } from './calculation/compute-due.ts';
import { payDue } from './payouts/pay-due.ts';
import { notifyPayers } from './payouts/payment-notifications.ts';
import { agentSettlements, type Settlement } from './settlement.tables.ts';
import type { SettlementDeps } from './settlement-deps.ts';
import { advanceWatermark, lockWatermark, watermarkOf } from './watermarks.ts';

/** Limits the size of a statement. */
const rowsAtOnce = 1000;
/** Maximum periods of a step when catching up. */
const periodsAtOnce = 20_000;
const windowMs = 5 * 60_000;
const hourMs = 12 * windowMs;
const dayMs = 24 * hourMs;

interface Settling {
  kind: ContractKind;
  /** Figures are complete up to here. */
  until: Date;
  timeZone: string;
  /**
   * For seeding: collects payments instead of posting them, dated at the end of their period, without notifications.
   */
  past?: Posting[] | undefined;
  /** Checked between two steps; the rest waits for the next run. */
  mayGoOn(): boolean;
}

interface Work extends Settling {
  /** Pays what was computed for a span. */
  pay(span: Span): Promise<void>;
}

/**
 * Settles all finished periods of a kind, oldest first. It can be interrupted and run concurrently: a period is
 * computed once (its row is unique), and paid in the transaction that marks its row. A failing payment blocks neither
 * others nor later periods, and is retried each time.
 * @throws at the end what failed
 */
export async function settleKind(kernel: Kernel, deps: SettlementDeps, settling: Settling): Promise<void> {
  const { kind, past } = settling;
  const failures: unknown[] = [];
  const note = (error: unknown) => void failures.push(error);
  const payAll = (span: Span) => payDue(kernel, deps, { kind, span, past });
  // Past settlement is one transaction, which the first failure ends.
  const pay = past ? payAll : (span: Span) => payAll(span).catch(note);
  const watermark = await watermarkOf(kernel, kind);
  if (!past) await pay({ start: new Date(0), end: watermark });
  await settleFrom(kernel, deps, { ...settling, pay }, watermark).catch(note);
  throwFailures(failures);
}

async function settleFrom(kernel: Kernel, deps: SettlementDeps, work: Work, settledUntil: Date): Promise<void> {
  const { kind, until, timeZone, mayGoOn } = work;
  let watermark = settledUntil;
  if (nextBoundary(kind, watermark, timeZone) > until) return;
  const versions = await deps.contracts.inForce(kind, { start: watermark, end: until });
  const [first] = [...versions].sort((one, other) => one.from.getTime() - other.from.getTime());
  if (!first) return;
  if (first.from > watermark) watermark = first.from;
  while (nextBoundary(kind, watermark, timeZone) <= until && mayGoOn()) {
    const end = stepEnd(work, watermark, versions.length);
    await settleStep(kernel, deps, work, { start: watermark, end }, versions);
    watermark = end;
  }
}

/** One day for kinds that carry losses; for others as many periods as are inserted together. */
function stepEnd({ kind, until, timeZone }: Settling, watermark: Date, contracts: number): Date {
  const next = nextBoundary(kind, watermark, timeZone);
  if (kind === 'dividend' || kind === 'daily') return next;
  const width = kind === 'hourly' ? hourMs : windowMs;
  const periods = Math.floor(Math.min(periodsAtOnce / contracts, dayMs / width));
  const far = new Date(Math.max(watermark.getTime() + periods * width, next.getTime()));
  return far < until ? far : until;
}

async function settleStep(
  kernel: Kernel,
  deps: SettlementDeps,
  { kind, timeZone, past, pay }: Work,
  span: Span,
  versions: readonly AgreedVersion[],
): Promise<void> {
  const settledAt = ({ end }: Span) => (past ? end : kernel.clock.now());
  const computed = await computeDue(kernel, deps, { versions, span, timeZone, settledAt });
  if (!(await storeStep(kernel, kind, span.end, computed))) return;
  await pay(span);
  await kernel.database.transaction(async () => {
    if ((await lockWatermark(kernel, kind)) >= span.end) return;
    if (!past) await notifyPayers(kernel, deps, kind, span);
    await advanceWatermark(kernel, kind, span.end);
  });
}

/** False when another process settled the step meanwhile. */
function storeStep(kernel: Kernel, kind: ContractKind, until: Date, computed: readonly Settlement[]): Promise<boolean> {
  return kernel.database.transaction(async () => {
    if ((await lockWatermark(kernel, kind)) >= until) return false;
    const fresh = await notSettledBefore(kernel.db, computed);
    for (let from = 0; from < fresh.length; from += rowsAtOnce)
      await addSettlements(kernel, fresh.slice(from, from + rowsAtOnce));
    return true;
  });
}

/**
 * Keeps rows that begin at or after the settled end of their contract. A changed time zone moves the days of contracts:
 * a paid period must not be paid again by one that overlaps it.
 */
async function notSettledBefore(db: Kernel['db'], computed: readonly Settlement[]): Promise<Settlement[]> {
  const ids = JSON.stringify([...new Set(computed.map(({ contractId }) => contractId))]);
  const { rows } = await db.execute<{ id: string; until: string }>(sql`
    select asked.id, extract(epoch from last.period_end) * 1000 as until
    from jsonb_array_elements_text(${ids}::jsonb) as asked (id)
    cross join lateral (
      select period_end from agent_settlements where contract_id = asked.id order by period_start desc limit 1
    ) as last`);
  const ends = new Map(rows.map(({ id, until }) => [id, Number(until)]));
  return computed.filter(({ contractId, periodStart }) => periodStart.getTime() >= (ends.get(contractId) ?? 0));
}

const columns = Object.entries(getTableColumns(agentSettlements));
const names = sql.join(
  columns.map(([, { name }]) => sql.identifier(name)),
  sql`, `,
);

/**
 * Inserts computed periods as one JSON value: twenty parameters for thousands of rows would cost more than the
 * settlement itself. Existing rows are not changed.
 */
async function addSettlements({ db }: Pick<Kernel, 'db'>, settlements: readonly Settlement[]): Promise<void> {
  const rows = settlements.map((settlement) => {
    const values: Readonly<Record<string, unknown>> = settlement;
    return Object.fromEntries(columns.map(([field, { name }]) => [name, values[field]]));
  });
  const text = JSON.stringify(rows, (_name, value) => (typeof value === 'bigint' ? String(value) : value));
  await db.execute(sql`
    insert into ${agentSettlements} (${names})
    select ${names} from json_populate_recordset(null::${agentSettlements}, ${text}::json)
    on conflict do nothing`);
}
