import type { Draw } from '@portal/engines/engine';
import { findDiscipline } from '../sports/disciplines/find-discipline.ts';
import type { Forecast } from '../sports/disciplines/script.ts';
import { type Market, marketsOf, type Selection } from '../sports/matches/markets.rules.ts';
import { drawScript } from '../sports/matches/recount.rules.ts';
import type { Discipline } from '../sports/sports-shapes.ts';
import { type Final, judge } from '../sports/tickets/judge.rules.ts';

/** Return of stakes of 1. */
export interface Return {
  name: string;
  stakes: number;
  mean: number;
  /** Expected return by prices and forecast. */
  expected: number;
  /** Standard error of the mean. */
  error: number;
}

interface Simulation {
  discipline: Discipline;
  strengths: readonly [home: number, away: number];
  matches: number;
  draw: Draw;
  /** An in-play bet is placed in one of this many matches. */
  inPlayEvery: number;
}

/** In-play bets are placed at a step drawn in advance, so that it does not depend on the length of the match. */
const stepsLookedAt = 80;

/** Bets 1 on every selection before the start, and on one in play. Skips abandoned matches. */
export function simulateReturns(simulation: Simulation): { before: Return[]; inPlay: Return } {
  const { discipline, strengths, draw, inPlayEvery } = simulation;
  const facts = findDiscipline(discipline);
  const { rules } = facts;
  const model = rules.modelOf(...strengths);
  const opening = rules.forecast(model, rules.kickOff);
  const before = marketsOf(facts, [opening]).flatMap((market) =>
    market.selections.map((selection) => ({ market, selection, sum: createSum(`${market.id} ${selection.id}`) })),
  );
  const inPlay = createSum('in play');
  for (let played = 0; played < simulation.matches; ) {
    const { steps, end, winner } = drawScript(discipline, model, draw);
    const last = steps.at(-1);
    if (end === 'abandoned' || !last) continue;
    played += 1;
    const final: Final = { end, winner, tally: last.tally };
    for (const { market, selection, sum } of before)
      sum.add(paid(final, market, selection), fair(opening, market, selection));
    const step = played % inPlayEvery === 0 ? steps[draw(stepsLookedAt)] : undefined;
    if (step?.betting !== 'open' || !step.pricedAt) continue;
    const forecasts = step.pricedAt.map((state) => rules.forecast(model, state));
    const [now] = forecasts;
    const offered = marketsOf(facts, forecasts);
    const market = offered[draw(Math.max(1, offered.length))];
    const selection = market?.selections[draw(market.selections.length)];
    if (now && market && selection) inPlay.add(paid(final, market, selection), fair(now, market, selection));
  }
  return { before: before.map(({ sum }) => sum.end()), inPlay: inPlay.end() };
}

function paid(final: Final, { id }: Market, selection: Selection): number {
  const verdict = judge(final, id, selection.id);
  return verdict === 'won' ? selection.price / 1000 : verdict === 'push' ? 1 : 0;
}

/** Computes the expected return of a stake of 1 from the forecast, independently of the price calculation. */
function fair(forecast: Forecast, { kind, halves }: Market, { id, price }: Selection): number {
  if (id === 'draw' || kind === '1x2' || kind === 'winner') {
    const chance = id === 'home' || id === 'draw' || id === 'away' ? forecast[id] : 0;
    return (chance * price) / 1000;
  }
  const spread = kind === 'total' ? forecast.total : forecast.margin;
  const line = kind === 'total' ? halves / 2 : -halves / 2;
  const isAbove = id === 'over' || id === 'home';
  let sum = 0;
  for (const [value, chance] of spread) {
    if (value === line) sum += chance;
    else if (value > line === isAbove) sum += (chance * price) / 1000;
  }
  return sum;
}

function createSum(name: string) {
  let stakes = 0;
  let sum = 0;
  let squares = 0;
  let expected = 0;
  return {
    add(brought: number, fairly: number): void {
      stakes += 1;
      sum += brought;
      squares += brought * brought;
      expected += fairly;
    },
    end(): Return {
      const mean = sum / stakes;
      const error = Math.sqrt((squares / stakes - mean * mean) / stakes);
      return { name, stakes, mean, expected: expected / stakes, error };
    },
  };
}
