import type { FixtureView } from '../../../sports/sports-shapes.ts';
import { mainMarket } from '../list/names.rules.ts';

export interface Chances {
  home: number;
  draw: number;
  away: number;
}

/** Chances in the prices of the main market, without the margin; they make 1 together. */
export function chancesOf(fixture: FixtureView): Chances | undefined {
  const market = mainMarket(fixture);
  if (!market) return undefined;
  const part = (id: string) => {
    const price = Number(market.selections.find((each) => each.id === id)?.price ?? 0);
    return price > 0 ? 1 / price : 0;
  };
  const [home, draw, away] = [part('home'), part('draw'), part('away')];
  const sum = home + draw + away;
  return sum > 0 ? { home: home / sum, draw: draw / sum, away: away / sum } : undefined;
}

/** Whole percent that make 100 together; what rounding leaves goes to the largest. */
export function percents({ home, draw, away }: Chances): Chances {
  const whole = { home: Math.round(home * 100), draw: Math.round(draw * 100), away: Math.round(away * 100) };
  const left = 100 - whole.home - whole.draw - whole.away;
  const largest = home >= away ? 'home' : 'away';
  return { ...whole, [largest]: whole[largest] + left };
}

/** A number from 0 to 1 made of a text; the same text gives the same number. */
export function scattered(text: string): number {
  let hash = 2166136261;
  for (const letter of text) hash = Math.imul(hash ^ (letter.codePointAt(0) ?? 0), 16777619) >>> 0;
  hash = Math.imul(hash ^ (hash >>> 16), 2246822507) >>> 0;
  return ((hash ^ (hash >>> 13)) >>> 0) / 2 ** 32;
}

/**
 * Where the mark of play is drawn, 0 to 1 from the home side's goal to the other: an illustration that leans to the
 * side that the prices see in front, and that goes to the goal when there is one.
 */
export function playSpot(fixture: FixtureView, beat: number): { x: number; y: number } {
  const chances = chancesOf(fixture);
  const lean = chances ? (chances.home - chances.away) * 0.22 : 0;
  const key = `${fixture.fixtureId} ${fixture.clock} ${beat}`;
  const x = 0.5 + lean + (scattered(`${key} x`) - 0.5) * 0.62;
  const y = 0.5 + (scattered(`${key} y`) - 0.5) * 0.72;
  return { x: Math.min(0.93, Math.max(0.07, x)), y };
}
