import type { ContractTerms } from '@portal/shared/contract/agents/contract-terms';
import { minorUnits } from '@portal/shared/contract/money/amounts';
import { dayIn } from '@portal/shared/contract/time/calendar-days';
import type { PlayerNets, Span, TeamFigures, TeamSums } from '../../figures/figures-api.ts';

/** Inputs of a contract's period. */
export type PeriodFigures = { of: 'team'; sums: TeamSums } | { of: 'realtime'; nets: PlayerNets };

interface Asked {
  agentId: string;
  terms: ContractTerms;
}

const noSums: TeamSums = {
  validBetMinor: 0n,
  winMinor: 0n,
  bonusMinor: 0n,
  rebateMinor: 0n,
  rounds: 0,
  activeMembers: 0,
};
const noNets: PlayerNets = { losingMinor: 0n, winningMinor: 0n, validBetMinor: 0n };

/** Reads figures of agents with contracts of one kind over one span, by agent; whole days come from the roll-ups. */
export async function readFigures(
  figures: TeamFigures,
  asked: readonly Asked[],
  span: Span,
  timeZone: string,
): Promise<Map<string, PeriodFigures>> {
  const realTime = asked.flatMap(({ agentId, terms }) =>
    terms.kind === 'realtime' ? [{ agentId, singleBetMinor: minorUnits(terms.singleBet) }] : [],
  );
  if (realTime.length > 0) {
    const nets = await figures.playerNets(realTime, span);
    return new Map(realTime.map(({ agentId }) => [agentId, { of: 'realtime', nets: nets.get(agentId) ?? noNets }]));
  }
  const ids = asked.map(({ agentId }) => agentId);
  const isHourly = asked.some(({ terms }) => terms.kind === 'hourly');
  const sums = isHourly ? await figures.ofSpan(ids, span) : await figures.ofDays(ids, daysOf(span, timeZone));
  return new Map(ids.map((agentId) => [agentId, { of: 'team', sums: sums.get(agentId) ?? noSums }]));
}

/** Reads several hours or windows at once, in the order of the spans, each like `readFigures`. */
export async function readSpans(
  figures: Pick<TeamFigures, 'ofSpans' | 'netsOfSpans'>,
  due: readonly { span: Span; versions: readonly Asked[] }[],
): Promise<Map<string, PeriodFigures>[]> {
  const asked = due.flatMap(({ span, versions }, no) => versions.map((version) => ({ ...version, span, no })));
  const realTime = asked.flatMap((one) =>
    one.terms.kind === 'realtime' ? [{ ...one, singleBetMinor: minorUnits(one.terms.singleBet) }] : [],
  );
  const found: PeriodFigures[] =
    realTime.length > 0
      ? (await figures.netsOfSpans(realTime)).map((nets) => ({ of: 'realtime', nets }))
      : (await figures.ofSpans(asked)).map((sums) => ({ of: 'team', sums }));
  const maps = due.map(() => new Map<string, PeriodFigures>());
  for (const [index, { no, agentId }] of asked.entries()) {
    const one = found[index];
    if (one) maps[no]?.set(agentId, one);
  }
  return maps;
}

/** Reads the same from the entries below an agent's paths, for any span, to recompute a payment. */
export async function readEntries(
  figures: Pick<TeamFigures, 'sumsBelow' | 'netsBelow'>,
  paths: readonly string[],
  terms: ContractTerms,
  span: Span,
): Promise<PeriodFigures> {
  if (terms.kind === 'realtime')
    return { of: 'realtime', nets: await figures.netsBelow(paths, minorUnits(terms.singleBet), span) };
  return { of: 'team', sums: await figures.sumsBelow(paths, span) };
}

/** Returns the first and last day of a span of whole days. */
function daysOf({ start, end }: Span, timeZone: string): { from: string; to: string } {
  return { from: dayIn(timeZone, start), to: dayIn(timeZone, new Date(end.getTime() - 1)) };
}

/** Hours and windows without play get no row. */
export function isEmpty(figures: PeriodFigures): boolean {
  if (figures.of === 'team') return figures.sums.rounds === 0;
  const { losingMinor, winningMinor, validBetMinor } = figures.nets;
  return losingMinor === 0n && winningMinor === 0n && validBetMinor === 0n;
}
