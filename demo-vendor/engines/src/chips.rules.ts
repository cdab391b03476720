import type { Draw, Engine, GameFacts, Outcome } from './engine.ts';
import { highestReturn, type PublishedReturn, returnLines } from './returns/published-return.ts';
import type { OutcomeView } from './views.ts';

/** A betting spot on the felt. */
export interface Spot {
  id: string;
  label: string;
  /** Payout of a winning chip as multiples of the chip, the chip included. */
  pays: string;
}

export interface LaidChips {
  spot: string;
  count: number;
}

/** The rules of a table on which chips are laid; a live table and an instant game share them. */
export interface ChipTable<Result> {
  /** `spotUnits` counts units of 1 / `denominator` of a chip. */
  denominator: number;
  spots: readonly Spot[];
  /** Published return of each kind of bet; each spot is of one kind. */
  returns: readonly PublishedReturn[];
  drawRound(draw: Draw): Result;
  spotUnits(result: Result, spotId: string): number;
}

const mostSpots = 20;
const mostChips = 1000;

/** Parses chips, `spot:count,spot:count`; undefined unless 1 to 20 different spots carry 1 to 1000 chips each. */
export function readChips(spots: readonly Spot[], text: string): LaidChips[] | undefined {
  const laid = text.split(',').map((part) => {
    const [, spot = '', digits = ''] = /^([a-z0-9-]+):([1-9]\d{0,3})$/.exec(part) ?? [];
    return { spot, count: Number(digits) };
  });
  const isKnown = laid.every(({ spot, count }) => count >= 1 && count <= mostChips && idsOf(spots).has(spot));
  const isOnce = new Set(laid.map(({ spot }) => spot)).size === laid.length;
  return isKnown && isOnce && laid.length <= mostSpots ? laid : undefined;
}

export function chipsText(laid: readonly LaidChips[]): string {
  return laid.map(({ spot, count }) => `${spot}:${count}`).join(',');
}

export function chipsCount(laid: readonly LaidChips[]): number {
  return laid.reduce((sum, { count }) => sum + count, 0);
}

/** Returns the total payout of all chips, in units of 1 / `denominator` of a chip. */
function chipsUnits<Result>(table: ChipTable<Result>, result: Result, laid: readonly LaidChips[]): number {
  return laid.reduce((sum, { spot, count }) => sum + count * table.spotUnits(result, spot), 0);
}

/**
 * Makes an instant game of a table: the chips are the choice, each chip an equal part of the stake. Its return is that
 * of the best spots; the paytable has the return of each kind. The board begins with a chip on the spot `sample`.
 */
export function chipEngine<Result>(
  facts: Pick<GameFacts, 'id' | 'title' | 'rules'>,
  table: ChipTable<Result>,
  sample: string,
  view: (result: Result, choice: string) => OutcomeView,
): Engine {
  const read = lastRead((choice: string) => readChips(table.spots, choice));
  return {
    ...facts,
    returnPercent: highestReturn(table.returns),
    returnBasis: 'exact',
    paytable: returnLines(table.returns),
    denominator: table.denominator,
    reels: 1,
    rows: 1,
    lines: 1,
    choices: [],
    example: `${sample}:1`,
    accepts: (choice) => read(choice) !== undefined,
    partsOf: (choice) => chipsCount(read(choice) ?? []),
    draw(draw, choice = ''): Outcome {
      const result = table.drawRound(draw);
      return { units: chipsUnits(table, result, read(choice) ?? []), view: view(result, choice) };
    },
  };
}

const knownIds = new WeakMap<readonly Spot[], Set<string>>();

function idsOf(spots: readonly Spot[]): Set<string> {
  const known = knownIds.get(spots) ?? new Set(spots.map(({ id }) => id));
  knownIds.set(spots, known);
  return known;
}

/** Caches the last text: a choice is parsed several times in a row, in simulations a million times. */
function lastRead<T>(read: (text: string) => T): (text: string) => T {
  let last: { text: string; value: T } | undefined;
  return (text) => {
    if (last?.text !== text) last = { text, value: read(text) };
    return last.value;
  };
}
