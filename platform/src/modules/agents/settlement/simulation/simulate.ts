import type { TieredTerms } from '@portal/shared/contract/agents/contract-terms';
import type { simulateContract } from '@portal/shared/contract/agents/contracts';
import type { CallParsedInput, CallResult } from '@portal/shared/contract/calls/define-call';
import { amountFromMinor } from '@portal/shared/contract/money/amounts';
import { addDays, dayIn, daysBetween } from '@portal/shared/contract/time/calendar-days';
import { startOfDay } from '@portal/shared/contract/time/time-zones';
import { Refusal } from '../../../../kernel/calls/refusal.ts';
import type { Kernel } from '../../../../kernel/kernel.ts';
import type { RecordPeriod } from '../../../../kernel/time/record-period.rules.ts';
import { isBelow, type Member } from '../../../accounts/index.ts';
import { assertInOrder } from '../../contracts/requests/may-offer.ts';
import { type PayRhythm, periodsEndingIn } from '../../periods/pay-periods.rules.ts';
import { earnedOf, netOf } from '../calculation/formulas.rules.ts';
import type { SettlementDeps } from '../settlement-deps.ts';
import { type SimulatedDay, simulateHours, simulateWindows } from './simulate-short.ts';
import { type ShownFigures, shownFigures } from './simulated-figures.ts';

type Simulated = CallResult<typeof simulateContract>;
type Row = Simulated['periods'][number];
type Db = Pick<Kernel, 'db'>;

/**
 * Simulates what terms would have paid over past days, before downlines' shares, from what happened below the caller.
 * @throws Refusal `contract_outside` unless the account is the caller or an agent below it, `tiers_out_of_order`
 */
export async function simulate(
  { db }: Db,
  deps: SettlementDeps,
  caller: Member,
  { account, terms }: Pick<CallParsedInput<typeof simulateContract>, 'account' | 'terms'>,
  period: RecordPeriod,
): Promise<Simulated> {
  assertInOrder(terms, 'terms');
  const agent = account ? await agentBelow(deps, caller, account) : caller;
  const shown = await shownFigures(deps, caller, agent, period.timeZone);
  const asked = { paths: shown.paths, period };
  if (terms.kind === 'hourly') return answer(period, await byDay(shown, period, await simulateHours(db, asked, terms)));
  if (terms.kind === 'realtime')
    return answer(period, await byDay(shown, period, await simulateWindows(db, asked, terms)));
  return answer(period, await byPeriod(shown, terms, period));
}

async function agentBelow({ settings, member }: SettlementDeps, caller: Member, account: string): Promise<Member> {
  const found = await member.byAccount(account);
  const types: readonly number[] = await settings.get('agentCentre.types');
  const isOwn = found && (found.id === caller.id || isBelow(found.uplinePath, caller.uplinePath));
  if (!found || !isOwn || !types.includes(found.type)) throw new Refusal('contract_outside');
  return found;
}

type GrossRow = Omit<Row, 'gross'> & { grossMinor: bigint };

function answer({ from, to }: RecordPeriod, rows: readonly GrossRow[]): Simulated {
  const sum = rows.reduce((total, { grossMinor }) => total + grossMinor, 0n);
  const periods = rows.map(({ grossMinor, ...row }) => ({ ...row, gross: amountFromMinor(grossMinor) }));
  return { period: { from, to }, periods, gross: amountFromMinor(sum) };
}

/**
 * Lists whole calendar periods that end on the asked days, as they are paid and recorded. Losses of partial periods are
 * not carried, and nothing is carried into the first.
 */
async function byPeriod(
  { sumsOf }: ShownFigures,
  terms: TieredTerms & PayRhythm,
  { start, end, timeZone }: RecordPeriod,
): Promise<GrossRow[]> {
  const rows: GrossRow[] = [];
  let lossCarriedInMinor = 0n;
  for (const span of periodsEndingIn({ start, end }, terms, { from: new Date(0) }, timeZone)) {
    const sums = await sumsOf(span);
    const { rate, grossMinor, lossCarriedOutMinor } = earnedOf(terms, sums, lossCarriedInMinor);
    lossCarriedInMinor = lossCarriedOutMinor;
    rows.push({
      from: dayIn(timeZone, span.start),
      to: dayIn(timeZone, new Date(span.end.getTime() - 1)),
      validBet: amountFromMinor(sums.validBetMinor),
      net: amountFromMinor(netOf(sums)),
      activeMembers: sums.activeMembers,
      rate,
      grossMinor,
    });
  }
  return rows;
}

const noDay: SimulatedDay = { validBetMinor: 0n, netMinor: 0n, rate: 0, grossMinor: 0n };

/** Makes a row for each day, including days without bets. */
async function byDay(
  { sumsOf }: ShownFigures,
  { from, to, timeZone }: RecordPeriod,
  days: ReadonlyMap<string, SimulatedDay>,
): Promise<GrossRow[]> {
  const rows: GrossRow[] = [];
  for (const day of daysBetween(from, to)) {
    const { validBetMinor, netMinor, rate, grossMinor } = days.get(day) ?? noDay;
    const span = { start: startOfDay(timeZone, day), end: startOfDay(timeZone, addDays(day, 1)) };
    const activeMembers = days.has(day) ? (await sumsOf(span)).activeMembers : 0;
    const [validBet, net] = [amountFromMinor(validBetMinor), amountFromMinor(netMinor)];
    rows.push({ from: day, to: day, validBet, net, activeMembers, rate, grossMinor });
  }
  return rows;
}
