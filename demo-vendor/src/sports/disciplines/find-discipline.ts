import type { Discipline } from '../sports-shapes.ts';
import { basketballRules } from './basketball.rules.ts';
import { footballRules } from './football.rules.ts';
import { raceRules } from './race.rules.ts';
import type { DisciplineRules } from './script.ts';
import { tennisRules } from './tennis.rules.ts';

export interface DisciplineFacts {
  name: string;
  rules: DisciplineRules;
  /** Market for the result: with a draw (1x2) or without (winner). */
  result: '1x2' | 'winner';
  /** Unit of handicaps and totals. */
  unit: string;
  /** Distance between lines; 'few': the four lines that split the chances best, for sports with few margins. */
  lineGap: number | 'few';
  /** Description for the rules sheet. */
  lines: readonly string[];
}

const shooter = raceRules({
  round: 'Round won',
  part: 'Map',
  start: 'Match begins',
  roundsToWin: 7,
  mapsToWin: 2,
  roundMs: 9000,
  breakMs: 8000,
  edge: 0.09,
});
const moba = raceRules({
  round: 'Tower falls',
  part: 'Map',
  start: 'Match begins',
  roundsToWin: 5,
  mapsToWin: 2,
  roundMs: 12_000,
  breakMs: 8000,
  edge: 0.1,
});
const fighter = raceRules({
  round: 'Round won',
  part: 'Bout',
  start: 'Match begins',
  roundsToWin: 3,
  mapsToWin: 3,
  roundMs: 12_000,
  breakMs: 6000,
  edge: 0.12,
});

const facts: Readonly<Record<Discipline, DisciplineFacts>> = {
  football: {
    name: 'Football',
    rules: footballRules({ minuteMs: 3000, breakMs: 15_000, goals: { home: 1.5, away: 1.2 } }),
    result: '1x2',
    unit: 'goals',
    lineGap: 0.5,
    lines: [
      'A match minute takes three seconds. In each minute the home side scores, the away side scores, or nobody does, by the match’s probabilities; they are the same for all ninety minutes.',
      'Bets count the goals of ninety minutes. Betting closes with the 88th minute.',
    ],
  },
  basketball: {
    name: 'Basketball',
    rules: basketballRules,
    result: 'winner',
    unit: 'points',
    lineGap: 3,
    lines: [
      'Four quarters of ten minutes; the score is updated every hundred seconds of play, which takes ten seconds. Each side has the ball 96 times; a score is worth two points in 70 %, three in 22 % and one in 8 % of cases.',
      'Level after four quarters, the next basket wins, and counts two points for all bets. Betting closes 20 seconds before the end.',
    ],
  },
  tennis: {
    name: 'Tennis',
    rules: tennisRules,
    result: 'winner',
    unit: 'games',
    lineGap: 1,
    lines: [
      'Best of three sets between one player of each club; a game takes ten seconds. The side named first serves first. At six all, one tie-break decides the set and counts as a game.',
      'Handicap and total count the games of all sets. There are no bets while the next game may be the last.',
    ],
  },
  moba: {
    name: 'Crown Valley (MOBA)',
    rules: moba,
    result: 'winner',
    unit: 'maps',
    lineGap: 'few',
    lines: [
      'Best of three maps. A map goes to the side that first takes five towers; each tower has the same chances.',
    ],
  },
  shooter: {
    name: 'Signal Zero (shooter)',
    rules: shooter,
    result: 'winner',
    unit: 'maps',
    lineGap: 'few',
    lines: [
      'Best of three maps. A map goes to the side that first wins seven rounds; each round has the same chances.',
    ],
  },
  fighter: {
    name: 'Iron Lantern (fighter)',
    rules: fighter,
    result: 'winner',
    unit: 'bouts',
    lineGap: 'few',
    lines: [
      'Best of five bouts. A bout goes to the side that first wins three rounds; each round has the same chances.',
    ],
  },
  efootball: {
    name: 'Pixel Pitch (e-football)',
    rules: footballRules({ minuteMs: 2600, breakMs: 10_000, goals: { home: 2, away: 1.8 } }),
    result: '1x2',
    unit: 'goals',
    lineGap: 0.5,
    lines: [
      'Football on the screen: a minute takes 2.6 seconds. In each minute the home side scores, the away side scores, or nobody, by the chances of the match.',
      'Betting closes with the 88th minute.',
    ],
  },
};

export function findDiscipline(id: Discipline): DisciplineFacts {
  return facts[id];
}
