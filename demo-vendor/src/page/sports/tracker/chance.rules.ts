import type { FixtureView } from '../../../sports/sports-shapes.ts';
import { mainMarket } from '../list/names.rules.ts';

interface Chances {
  home: number;
  draw: number;
  away: number;
}

/**
 * Returns the chances implied by the prices of the main market, without the margin; they add up to 1. A side too likely
 * for a price gets the remainder.
 */
export function chancesOf(fixture: FixtureView): Chances | undefined {
  const market = mainMarket(fixture);
  if (!market || market.selections.length < 2) return undefined;
  const priced = market.selections.map(({ id, price }) => [id, 1 / Number(price)] as const);
  const sum = priced.reduce((all, [, part]) => all + part, 0);
  const ids = market.kind === '1x2' ? (['home', 'draw', 'away'] as const) : (['home', 'away'] as const);
  const chances: Chances = { home: 0, draw: 0, away: 0 };
  for (const id of ids) {
    const part = priced.find(([each]) => each === id)?.[1] ?? Math.max(0, 1 - sum);
    chances[id] = part / Math.max(1, sum);
  }
  return chances;
}

/** Rounds to whole percentages that add up to 100; the rounding difference goes to the largest. */
export function percents({ home, draw, away }: Chances): Chances {
  const whole = { home: Math.round(home * 100), draw: Math.round(draw * 100), away: Math.round(away * 100) };
  const left = 100 - whole.home - whole.draw - whole.away;
  const largest = draw > home && draw > away ? 'draw' : home >= away ? 'home' : 'away';
  return { ...whole, [largest]: whole[largest] + left };
}

/** Hashes a text to a number from 0 to 1. */
function scattered(text: string): number {
  let hash = 2166136261;
  for (const letter of text) hash = Math.imul(hash ^ (letter.codePointAt(0) ?? 0), 16777619) >>> 0;
  hash = Math.imul(hash ^ (hash >>> 16), 2246822507) >>> 0;
  return ((hash ^ (hash >>> 13)) >>> 0) / 2 ** 32;
}

/**
 * Returns the position of the play marker, 0 to 1 from the home side's goal to the other: an illustration that is
 * nearer to the goal that the side favoured by prices attacks.
 */
export function playSpot(fixture: FixtureView, beat: number): { x: number; y: number } {
  const chances = chancesOf(fixture);
  const lean = chances ? (chances.home - chances.away) * 0.22 : 0;
  const key = `${fixture.fixtureId} ${fixture.clock} ${beat}`;
  const x = 0.5 + lean + (scattered(`${key} x`) - 0.5) * 0.62;
  const y = 0.5 + (scattered(`${key} y`) - 0.5) * 0.72;
  return { x: Math.min(0.93, Math.max(0.07, x)), y };
}
