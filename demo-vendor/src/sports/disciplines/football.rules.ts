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
 * Ninety minutes. In each the home side scores with a chance of `model.home` millionths, the away side with
 * `model.away`, or nobody: a Poisson process in one-minute steps, so that prices are exact. Standing: home goals, away
 * goals, minutes left.
 */
const minutes = 90;
const half = 45;
/** Prices are held for this many minutes, and valid for each of them. */
const heldMinutes = 5;
const closedFrom = 88;
const mostGoals = 16;

interface FootballPace {
  minuteMs: number;
  breakMs: number;
  /** Expected goals in a match of equal teams. */
  goals: { home: number; away: number };
}

export function footballRules({ minuteMs, breakMs, goals }: FootballPace): DisciplineRules {
  const atOf = (minute: number) => minute * minuteMs + (minute > half ? breakMs : 0);
  const perMinute = (goalsInMatch: number) => Math.round((goalsInMatch / minutes) * million);
  return {
    kickOff: [0, 0, minutes],
    modelOf: (home, away) => ({
      home: perMinute(goals.home * Math.exp(0.7 * (home - away))),
      away: perMinute(goals.away * Math.exp(0.7 * (away - home))),
    }),
    forecast,
    play(draw, model) {
      const steps: Step[] = [stepOf(0, atOf(0), [0, 0], [0, 0])];
      const now: [number, number] = [0, 0];
      let first: [number, number] = [0, 0];
      for (let minute = 1; minute <= minutes; minute += 1) {
        const side = scorerOf(draw(million), model);
        if (side) now[side === 'home' ? 0 : 1] += 1;
        if (minute <= half) first = [...now];
        steps.push(stepOf(minute, atOf(minute), now, first, side));
        if (minute === half) steps.push({ ...stepOf(minute, atOf(minute) + breakMs, now, first), clock: "46'" });
      }
      return { steps, winner: winnerOf(now) };
    },
  };
}

type Goals = readonly [home: number, away: number];

function scorerOf(lot: number, { home, away }: { home: number; away: number }): 'home' | 'away' | undefined {
  if (lot < home) return 'home';
  return lot < home + away ? 'away' : undefined;
}

function winnerOf([home, away]: Goals): 'home' | 'away' | 'draw' {
  if (home === away) return 'draw';
  return home > away ? 'home' : 'away';
}

function stepOf(minute: number, atMs: number, now: Goals, first: Goals, scorer?: 'home' | 'away'): Step {
  const [home, away] = now;
  const clock = minute === minutes ? 'Full time' : minute === half ? 'Half time' : `${minute + 1}'`;
  const parts = [{ label: '1st half', home: first[0], away: first[1] }];
  if (minute > half) parts.push({ label: '2nd half', home: home - first[0], away: away - first[1] });
  const nextHold = Math.min(minutes, (Math.floor(minute / heldMinutes) + 1) * heldMinutes);
  const isPriced = minute < minutes && (minute % heldMinutes === 0 || scorer !== undefined);
  const event = scorer
    ? { clock: `${minute}'`, side: scorer, text: 'Goal', home, away }
    : eventAt(minute, clock, home, away);
  return {
    atMs,
    clock,
    progress: minute / minutes,
    score: { home, away, parts },
    tally: { home, away },
    event,
    pricedAt: isPriced
      ? [
          [home, away, minutes - minute],
          [home, away, minutes - nextHold],
        ]
      : undefined,
    betting: minute >= closedFrom ? 'closed' : 'open',
    suspendsMs: scorer ? 8000 : minute === 0 ? 3000 : 0,
  };
}

function eventAt(minute: number, clock: string, home: number, away: number) {
  if (minute === 0) return { clock: "1'", text: 'Kick-off', home, away };
  if (minute === half || minute === minutes) return { clock, text: clock, home, away };
  return undefined;
}

function forecast({ home: pHome, away: pAway }: Model, [home = 0, away = 0, left = 0]: ForecastState): Forecast {
  const margin = new Map<number, number>();
  const total = new Map<number, number>();
  const won = { home: 0, draw: 0, away: 0 };
  goalsIn(left, pHome / million, pAway / million, (more, moreAway, chance) => {
    const lead = home + more - away - moreAway;
    won[lead > 0 ? 'home' : lead < 0 ? 'away' : 'draw'] += chance;
    add(margin, lead, chance);
    add(total, home + more + away + moreAway, chance);
  });
  return { ...won, margin, total };
}

/** Enumerates goals in `left` minutes with their chances (multinomial); more than 16 for a side are negligible. */
function goalsIn(
  left: number,
  p: number,
  q: number,
  visit: (home: number, away: number, chance: number) => void,
): void {
  const none = 1 - p - q;
  let ofHome = none ** left;
  for (let home = 0; home <= Math.min(left, mostGoals); home += 1) {
    let chance = ofHome;
    for (let away = 0; away <= Math.min(left - home, mostGoals); away += 1) {
      visit(home, away, chance);
      chance *= ((left - home - away) / (away + 1)) * (q / none);
    }
    ofHome *= ((left - home) / (home + 1)) * (p / none);
  }
}
