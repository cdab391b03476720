import { partsWon, sumOf } from './pairs.rules.ts';
import {
  add,
  type DisciplineRules,
  type Forecast,
  type ForecastState,
  type Model,
  million,
  type Step,
} from './script.ts';

/*
 * Best of three sets, game by game. Home serves first, then serves alternate. The server wins the game with a chance of
 * `model.home` (`model.away`) millionths; at six all a tie-break decides, in proportion to the two chances. Standing:
 * sets, games of this set, games of earlier sets (home and away each), all games.
 */
const gameMs = 10_000;
const breakMs = 8000;
const setsToWin = 2;

type Side = 'home' | 'away';
type Pair = { home: number; away: number };

const isSetOver = ({ home, away }: Pair) =>
  Math.max(home, away) === 7 || (Math.max(home, away) === 6 && Math.abs(home - away) >= 2);
const isTieBreak = ({ home, away }: Pair) => home === 6 && away === 6;

/** Returns home's chance to win the next game, `wins` in `of`. */
function lotsOf(model: Model, games: Pair, isHomeServing: boolean): { wins: number; of: number } {
  if (isTieBreak(games)) return { wins: model.home, of: model.home + model.away };
  return { wins: isHomeServing ? model.home : million - model.away, of: million };
}

export const tennisRules: DisciplineRules = {
  kickOff: [0, 0, 0, 0, 0, 0, 0],
  modelOf: (home, away) => ({
    home: Math.round(million * (0.72 + 0.09 * (home - away))),
    away: Math.round(million * (0.72 + 0.09 * (away - home))),
  }),
  forecast,
  play(draw, model) {
    const sets: Pair[] = [];
    let games: Pair = { home: 0, away: 0 };
    let atMs = 0;
    const steps: Step[] = [stepOf({ atMs, sets, games, text: 'First serve' })];
    for (let played = 0; ; played += 1) {
      const isHomeServing = played % 2 === 0;
      const { wins, of } = lotsOf(model, games, isHomeServing);
      const side: Side = draw(of) < wins ? 'home' : 'away';
      const isBreak = !isTieBreak(games) && (side === 'home') !== isHomeServing;
      games = { ...games, [side]: games[side] + 1 };
      atMs += gameMs;
      if (!isSetOver(games)) {
        steps.push(stepOf({ atMs, sets, games, side, text: isBreak ? 'Break of serve' : undefined, isBreak }));
        continue;
      }
      sets.push(games);
      games = { home: 0, away: 0 };
      steps.push(stepOf({ atMs, sets, games, side, text: `Set ${sets.length}`, isBreak: true }));
      if (partsWon(sets)[side] === setsToWin) return { steps, winner: side };
      atMs += breakMs;
    }
  },
};

interface At {
  atMs: number;
  sets: readonly Pair[];
  games: Pair;
  side?: Side;
  text?: string;
  isBreak?: boolean;
}

function stepOf({ atMs, sets, games, side, text, isBreak }: At): Step {
  const won = partsWon(sets);
  const isOver = won.home === setsToWin || won.away === setsToWin;
  const before = sumOf(sets);
  const tally = { home: before.home + games.home, away: before.away + games.away };
  const clock = isOver ? 'Full time' : `Set ${sets.length + 1}`;
  const shown = isOver ? sets : [...sets, games];
  const played = sets.length + Math.min(0.95, (games.home + games.away) / 10);
  const state = [won.home, won.away, games.home, games.away, before.home, before.away, tally.home + tally.away];
  return {
    atMs,
    clock,
    progress: isOver ? 1 : Math.min(0.95, played / 2.5),
    score: { ...won, parts: shown.map((set, no) => ({ label: `Set ${no + 1}`, ...set })) },
    tally,
    event: text === undefined ? undefined : { clock: `Set ${Math.max(1, shown.length)}`, side, text, ...won },
    pricedAt: isOver ? undefined : [state],
    betting: isOver ? 'closed' : mayEnd(won, games) ? 'suspended' : 'open',
    suspendsMs: isBreak ? 4000 : 1500,
  };
}

/** Returns whether the next game may be the last one. */
function mayEnd(won: Pair, games: Pair): boolean {
  return (['home', 'away'] as const).some(
    (side) => won[side] === setsToWin - 1 && isSetOver({ ...games, [side]: games[side] + 1 }),
  );
}

type End = Pair & { chance: number };

/** Returns all possible ends of a set from these games. */
function setEnds(model: Model, games: Pair, isHomeServing: boolean): End[] {
  const ends: End[] = [];
  let open: End[] = [{ ...games, chance: 1 }];
  for (let serves = isHomeServing; open.length > 0; serves = !serves) {
    const next = new Map<number, End>();
    for (const { chance, ...now } of open) {
      const { wins, of } = lotsOf(model, now, serves);
      for (const side of ['home', 'away'] as const) {
        const after = { ...now, [side]: now[side] + 1 };
        const part = chance * (side === 'home' ? wins / of : 1 - wins / of);
        const key = after.home * 10 + after.away;
        const known = next.get(key);
        next.set(key, { ...after, chance: part + (known?.chance ?? 0) });
      }
    }
    ends.push(...[...next.values()].filter(isSetOver));
    open = [...next.values()].filter((each) => !isSetOver(each));
  }
  return ends;
}

function forecast(model: Model, state: ForecastState): Forecast {
  const [setsHome = 0, setsAway = 0, gamesHome = 0, gamesAway = 0, beforeHome = 0, beforeAway = 0, played = 0] = state;
  const margin = new Map<number, number>();
  const total = new Map<number, number>();
  const won = { home: 0, draw: 0, away: 0 };
  const fresh = [true, false].map((serves) => setEnds(model, { home: 0, away: 0 }, serves));
  const follow = (
    sets: Pair,
    before: Pair,
    ends: readonly End[],
    chance: number,
    isHomeNext: (games: number) => boolean,
  ) => {
    for (const end of ends) {
      const side: Side = end.home > end.away ? 'home' : 'away';
      const now = { ...sets, [side]: sets[side] + 1 };
      const sum = { home: before.home + end.home, away: before.away + end.away };
      const part = chance * end.chance;
      if (now[side] === setsToWin) {
        won[side] += part;
        add(margin, sum.home - sum.away, part);
        add(total, sum.home + sum.away, part);
      } else follow(now, sum, fresh[isHomeNext(sum.home + sum.away) ? 0 : 1] ?? [], part, isHomeNext);
    }
  };
  const isHomeNext = (games: number) => games % 2 === 0;
  const ends = setEnds(model, { home: gamesHome, away: gamesAway }, isHomeNext(played));
  follow({ home: setsHome, away: setsAway }, { home: beforeHome, away: beforeAway }, ends, 1, isHomeNext);
  return { ...won, margin, total };
}
