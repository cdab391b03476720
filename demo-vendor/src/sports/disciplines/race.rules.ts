import { partsWon } from './pairs.rules.ts';
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
 * Esports: maps of rounds. Home wins a round with a chance of `model.home` millionths; enough rounds win the map,
 * enough maps win the match. Standing: maps, rounds of this map (home and away each).
 */
interface RaceFormat {
  /** Event text for a won round. */
  round: string;
  part: string;
  start: string;
  roundsToWin: number;
  mapsToWin: number;
  roundMs: number;
  breakMs: number;
  /** Influence of team strength on the chance of a round. */
  edge: number;
}

type Side = 'home' | 'away';
type Pair = { home: number; away: number };

export function raceRules(format: RaceFormat): DisciplineRules {
  const { roundsToWin, mapsToWin, roundMs, breakMs, edge } = format;
  return {
    kickOff: [0, 0, 0, 0],
    modelOf(home, away) {
      const chance = Math.round(million * (0.5 + edge * (home - away)));
      return { home: chance, away: million - chance };
    },
    forecast: (model, state) => forecast(format, model, state),
    play(draw, model) {
      const maps: Pair[] = [];
      let rounds: Pair = { home: 0, away: 0 };
      let atMs = 0;
      const steps: Step[] = [stepOf(format, atMs, maps, rounds)];
      for (;;) {
        const side: Side = draw(million) < model.home ? 'home' : 'away';
        rounds = { ...rounds, [side]: rounds[side] + 1 };
        atMs += roundMs;
        const isMapOver = rounds[side] === roundsToWin;
        if (isMapOver) {
          maps.push(rounds);
          rounds = { home: 0, away: 0 };
        }
        steps.push(stepOf(format, atMs, maps, rounds, side, isMapOver));
        if (partsWon(maps)[side] === mapsToWin) return { steps, winner: side };
        if (isMapOver) atMs += breakMs;
      }
    },
  };
}

function stepOf(
  format: RaceFormat,
  atMs: number,
  maps: readonly Pair[],
  rounds: Pair,
  side?: Side,
  isMap = false,
): Step {
  const { part, mapsToWin, roundsToWin } = format;
  const won = partsWon(maps);
  const isOver = Math.max(won.home, won.away) === mapsToWin;
  const shown = isOver ? maps : [...maps, rounds];
  const clock = isOver ? 'Full time' : `${part} ${maps.length + 1}`;
  const text = side === undefined ? format.start : isMap ? `${part} ${maps.length} won` : format.round;
  const played = maps.length + (rounds.home + rounds.away) / (2 * roundsToWin);
  const mayEnd = (each: Side) => won[each] === mapsToWin - 1 && rounds[each] === roundsToWin - 1;
  return {
    atMs,
    clock,
    progress: isOver ? 1 : Math.min(0.95, played / (1.5 * mapsToWin)),
    score: { ...won, parts: shown.map((map, no) => ({ label: `${part} ${no + 1}`, ...map })) },
    tally: won,
    event: { clock: `${part} ${isMap ? maps.length : maps.length + (isOver ? 0 : 1)}`, side, text, ...won },
    pricedAt: isOver ? undefined : [[won.home, won.away, rounds.home, rounds.away]],
    betting: isOver ? 'closed' : mayEnd('home') || mayEnd('away') ? 'suspended' : 'open',
    suspendsMs: isMap ? 5000 : 1500,
  };
}

/** Returns the chance that home wins a map, by the rounds both sides still need. */
function mapChance(chance: number, homeNeeds: number, awayNeeds: number): number {
  // Row by row: the chance that home wins when it needs `i` more rounds and away `j` more.
  let row = new Array<number>(awayNeeds + 1).fill(1);
  for (let i = 1; i <= homeNeeds; i += 1) {
    const next = [0];
    for (let j = 1; j <= awayNeeds; j += 1) next.push(chance * (row[j] ?? 0) + (1 - chance) * (next[j - 1] ?? 0));
    row = next;
  }
  return row[awayNeeds] ?? 0;
}

function forecast({ roundsToWin, mapsToWin }: RaceFormat, model: Model, state: ForecastState): Forecast {
  const [home = 0, away = 0, roundsHome = 0, roundsAway = 0] = state;
  const chance = model.home / million;
  const fresh = mapChance(chance, roundsToWin, roundsToWin);
  const first = mapChance(chance, roundsToWin - roundsHome, roundsToWin - roundsAway);
  const margin = new Map<number, number>();
  const total = new Map<number, number>();
  const won = { home: 0, draw: 0, away: 0 };
  const follow = (maps: Pair, part: number, next: number) => {
    if (Math.max(maps.home, maps.away) < mapsToWin) {
      follow({ ...maps, home: maps.home + 1 }, part * next, fresh);
      follow({ ...maps, away: maps.away + 1 }, part * (1 - next), fresh);
      return;
    }
    won[maps.home > maps.away ? 'home' : 'away'] += part;
    add(margin, maps.home - maps.away, part);
    add(total, maps.home + maps.away, part);
  };
  follow({ home, away }, 1, first);
  return { ...won, margin, total };
}
