import type { Draw } from '@portal/engines/engine';
import { sumOf } from './pairs.rules.ts';
import { add, type DisciplineRules, type Forecast, type Model, million, type Spread, type Step } from './script.ts';

/*
 * Four quarters of six spells; in a spell each side has four possessions and scores with a chance of `model.home`
 * (`model.away`) millionths: 1, 2 or 3 points in 8, 70 and 22 % of cases. After a draw the next basket, of two points,
 * wins. Standing: home points, away points, spells left.
 */
const spells = 24;
const perQuarter = 6;
const ballsPerSpell = 4;
const spellMs = 10_000;
const breakMs = 8000;
const closedFrom = spells - 2;
const points = [
  { value: 1, lots: 8 },
  { value: 2, lots: 70 },
  { value: 3, lots: 22 },
] as const;

export const basketballRules: DisciplineRules = {
  kickOff: [0, 0, spells],
  modelOf: (home, away) => ({
    home: Math.round(million * (0.5 + 0.035 * (home - away) + 0.01)),
    away: Math.round(million * (0.5 + 0.035 * (away - home) - 0.01)),
  }),
  forecast: (model, [home = 0, away = 0, left = 0]) => forecast(model, home, away, left),
  play(draw, model) {
    const quarters: { home: number; away: number }[] = [{ home: 0, away: 0 }];
    const steps: Step[] = [stepOf(0, quarters)];
    for (let spell = 1; spell <= spells; spell += 1) {
      const now = quarters.at(-1) ?? { home: 0, away: 0 };
      now.home += pointsOf(draw, model.home);
      now.away += pointsOf(draw, model.away);
      steps.push(stepOf(spell, quarters));
      if (spell % perQuarter === 0 && spell < spells) quarters.push({ home: 0, away: 0 });
    }
    const { home, away } = sumOf(quarters);
    if (home !== away) return { steps, winner: home > away ? 'home' : 'away' };
    const winner = draw(model.home + model.away) < model.home ? 'home' : 'away';
    return { steps: [...steps, goldenBasket(quarters, winner)], winner };
  },
};

function pointsOf(draw: Draw, chance: number): number {
  let sum = 0;
  for (let ball = 0; ball < ballsPerSpell; ball += 1) {
    if (draw(million) >= chance) continue;
    const lot = draw(100);
    sum += lot < 8 ? 1 : lot < 78 ? 2 : 3;
  }
  return sum;
}

type Points = { home: number; away: number };
function stepOf(spell: number, quarters: readonly Points[]): Step {
  const tally = sumOf(quarters);
  const isBreak = spell > 0 && spell % perQuarter === 0;
  const secondsLeft = (perQuarter - (spell % perQuarter)) * 100;
  const quarter = Math.floor(spell / perQuarter) + 1;
  const time = `${Math.floor(secondsLeft / 60)}:${String(secondsLeft % 60).padStart(2, '0')}`;
  const ended = spell === spells && tally.home !== tally.away ? 'Full time' : `End of Q${quarter - 1}`;
  const clock = isBreak ? ended : `Q${quarter} ${time}`;
  return {
    atMs: spell * spellMs + breakMs * Math.max(0, Math.ceil(spell / perQuarter) - 1),
    clock,
    progress: spell / spells,
    score: { ...tally, parts: quarters.map((each, no) => ({ label: `Q${no + 1}`, ...each })) },
    tally,
    event: isBreak || spell === 0 ? { clock, text: spell === 0 ? 'Tip-off' : clock, ...tally } : undefined,
    pricedAt: spell < spells ? [[tally.home, tally.away, spells - spell]] : undefined,
    betting: spell >= closedFrom ? 'closed' : 'open',
    suspendsMs: isBreak ? 4000 : 1500,
  };
}

function goldenBasket(quarters: readonly Points[], winner: 'home' | 'away'): Step {
  const last = stepOf(spells, quarters);
  const tally = { ...last.tally, [winner]: last.tally[winner] + 2 };
  const extra = { label: 'Extra', home: 0, away: 0, [winner]: 2 };
  return {
    ...last,
    atMs: last.atMs + spellMs,
    clock: 'Full time',
    score: { ...tally, parts: [...last.score.parts, extra] },
    tally,
    event: { clock: 'Extra', side: winner, text: 'Golden basket', ...tally },
  };
}

function forecast(model: Model, home: number, away: number, left: number): Forecast {
  const ofHome = pointsIn(left, model.home / million);
  const ofAway = pointsIn(left, model.away / million);
  const golden = model.home / (model.home + model.away);
  const margin = new Map<number, number>();
  const total = new Map<number, number>();
  for (const [more, chanceHome] of ofHome) {
    for (const [moreAway, chanceAway] of ofAway) {
      const chance = chanceHome * chanceAway;
      const lead = home + more - away - moreAway;
      const all = home + more + away + moreAway;
      add(total, lead === 0 ? all + 2 : all, chance);
      if (lead !== 0) add(margin, lead, chance);
      else {
        add(margin, 2, chance * golden);
        add(margin, -2, chance * (1 - golden));
      }
    }
  }
  const won = [...margin].reduce((sum, [lead, chance]) => (lead > 0 ? sum + chance : sum), 0);
  return { home: won, draw: 0, away: 1 - won, margin, total };
}

/** Returns the distribution of a side's points in `left` spells; chances below a thousand-millionth are left out. */
function pointsIn(left: number, chance: number): Spread {
  let spread = new Map([[0, 1]]);
  for (let ball = 0; ball < left * ballsPerSpell; ball += 1) {
    const next = new Map<number, number>();
    for (const [sum, before] of spread) {
      if (before < 1e-9) continue;
      add(next, sum, before * (1 - chance));
      for (const { value, lots } of points) add(next, sum + value, (before * chance * lots) / 100);
    }
    spread = next;
  }
  return spread;
}
