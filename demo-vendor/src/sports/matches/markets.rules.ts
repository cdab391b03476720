import type { DisciplineFacts } from '../disciplines/find-discipline.ts';
import type { Forecast, Spread } from '../disciplines/script.ts';

export type SelectionId = 'home' | 'draw' | 'away' | 'over' | 'under';

export interface Selection {
  id: SelectionId;
  /** Whole thousandths of the stake, the stake included. */
  price: number;
}

/** A market on offer. Lines in halves: -3 is -1.5. */
export interface Market {
  id: string;
  kind: '1x2' | 'winner' | 'handicap' | 'total';
  halves: number;
  selections: Selection[];
}

/** Margin: the implied chances of a market add up to 105 %. */
const overround = 1.05;
const leastPrice = 1010;
const mostPrice = 100_000;
/** Lines whose weaker side is less likely than this are not offered. */
const leastChance = 0.06;

/** Chances of a selection to win and to lose; the remainder to 1 returns the stake. */
interface Chance {
  wins: number;
  loses: number;
}

/** Returns a price valid for each of the chances: two decimals, rounded down. Undefined if none can be offered. */
function priceOf(chances: readonly Chance[]): number | undefined {
  const part = Math.max(...chances.map(({ wins, loses }) => wins / (wins + loses)));
  const price = Math.floor(100 / (part * overround) + 1e-9) * 10;
  return price >= leastPrice && price <= mostPrice ? price : undefined;
}

/** Returns all markets of a match for which one of several forecasts holds (see `pricedAt`). */
export function marketsOf({ result, lineGap }: DisciplineFacts, forecasts: readonly Forecast[]): Market[] {
  const [first] = forecasts;
  if (!first) return [];
  const markets = [resultMarket(result, forecasts)];
  for (const halves of linesOf(first.margin, lineGap, true)) {
    const beats = (sign: number) => forecasts.map(({ margin }) => against(margin, -halves, sign));
    markets.push(lineMarket('handicap', halves, { home: beats(1), away: beats(-1) }));
  }
  for (const halves of linesOf(first.total, lineGap, false)) {
    const beats = (sign: number) => forecasts.map(({ total }) => against(total, halves, sign));
    markets.push(lineMarket('total', halves, { over: beats(1), under: beats(-1) }));
  }
  return markets.filter(({ selections }) => selections.length > 1);
}

function resultMarket(kind: '1x2' | 'winner', forecasts: readonly Forecast[]): Market {
  const ids = kind === '1x2' ? (['home', 'draw', 'away'] as const) : (['home', 'away'] as const);
  const selections = ids.flatMap((id) => {
    const price = priceOf(forecasts.map((forecast) => ({ wins: forecast[id], loses: 1 - forecast[id] })));
    return price === undefined ? [] : [{ id, price }];
  });
  return { id: kind === '1x2' ? '1x2' : 'win', kind, halves: 0, selections };
}

function lineMarket(
  kind: 'handicap' | 'total',
  halves: number,
  sides: Partial<Record<SelectionId, readonly Chance[]>>,
): Market {
  const selections = (['home', 'away', 'over', 'under'] as const).flatMap((id) => {
    const price = sides[id] && priceOf(sides[id]);
    return price === undefined ? [] : [{ id, price }];
  });
  return { id: `${kind === 'handicap' ? 'ah' : 'ou'}:${lineText(halves)}`, kind, halves, selections };
}

/** Returns the chance that a number is above (sign 1) or below (sign -1) a line in halves. */
function against(spread: Spread, halves: number, sign: number): Chance {
  const chance = { wins: 0, loses: 0 };
  for (const [value, part] of spread) {
    const lead = sign * (2 * value - halves);
    if (lead > 0) chance.wins += part;
    if (lead < 0) chance.loses += part;
  }
  return chance;
}

/** Returns the lines on offer, in halves, the smallest first. */
function linesOf(spread: Spread, gap: DisciplineFacts['lineGap'], isHandicap: boolean): number[] {
  const values = [...spread.keys()];
  const [low, high] = [2 * Math.min(...values), 2 * Math.max(...values)];
  const evenness = (halves: number) => {
    const { wins, loses } = against(spread, isHandicap ? -halves : halves, 1);
    return Math.abs(wins / (wins + loses) - 0.5);
  };
  // A handicap between the two nearest margins equals the result market.
  const isResult = (halves: number) => isHandicap && !spread.has(0) && Math.abs(halves) < 2;
  const isGood = (halves: number) => !isResult(halves) && evenness(halves) <= 0.5 - leastChance;
  const all = Array.from({ length: high - low + 1 }, (_, i) => (isHandicap ? -(low + i) : low + i)).filter(isGood);
  // Of equally even lines the half line comes first, because it has no push.
  const ranked = all.map((halves) => ({ halves, rank: evenness(halves) + (halves % 2 === 0 ? 1e-9 : 0) }));
  const best = ranked.sort((a, b) => a.rank - b.rank).map(({ halves }) => halves);
  const [main] = best;
  if (main === undefined) return [];
  const chosen =
    gap === 'few' ? best.slice(0, 4) : all.filter((halves) => [0, 2 * gap].includes(Math.abs(halves - main)));
  return chosen.sort((a, b) => a - b);
}

/** Formats a line: "-1.5", "2", "0". */
export function lineText(halves: number): string {
  return String(halves / 2);
}
