import { filledPlainText } from '@portal/shared/contract/content/plain-text';
import { languageCodes } from '@portal/shared/contract/game-types';
import { nonNegativeAmountText, positiveAmountText } from '@portal/shared/contract/money/amounts';
import {
  longestRun,
  type MissionPeriod,
  missionGoal,
  missionPeriod,
  winSteps,
} from '@portal/shared/contract/rewards/mission-goal';
import { leaderboardMeasure } from '@portal/shared/contract/rewards/missions';
import * as v from 'valibot';
import { defineSetting, finance, ownedBy, wholeNumber } from '../../settings/index.ts';
import { demoLeaderboard, demoMissions } from './demo-missions.ts';

const name = filledPlainText(60);
const percent = v.optional(wholeNumber(0, 10_000), 100);
const points = v.optional(wholeNumber(1, 1_000_000));
const reward = v.pipe(
  v.strictObject({ amount: v.optional(positiveAmountText), points, turnoverPercent: percent }),
  v.check((given) => given.amount !== undefined || given.points !== undefined, 'it gives nothing'),
);

/** Goals that can require rounds of a least stake. */
const countsRounds = new Set(['rounds', 'games', 'days']);

const missionFields = v.strictObject({
  /** Progress and rewards are stored by this id: a different mission needs a different one. */
  id: v.pipe(v.string(), v.regex(/^[a-z0-9-]{2,32}$/, '2 to 32 lower-case letters, digits and hyphens')),
  name: v.strictObject({ ...v.entriesFromList(languageCodes, v.optional(name)), EN: name }),
  period: missionPeriod,
  goal: missionGoal,
  /** Rounds with a smaller stake do not count; one of the sizes by which stakes are counted. */
  minStake: v.optional(v.picklist(winSteps)),
  reward,
  isOpen: v.optional(v.boolean(), true),
});

/** Days of a period; for a mission without end, as many as can be read. */
const daysOf: Record<MissionPeriod, number> = { daily: 1, weekly: 7, once: longestRun };

const mission = v.pipe(
  missionFields,
  v.check(
    ({ goal, period }) => goal.measure !== 'days' || goal.count <= daysOf[period],
    'its period has fewer days than its goal asks for',
  ),
  v.check(
    ({ goal, minStake }) => minStake === undefined || countsRounds.has(goal.measure),
    'its goal counts no rounds',
  ),
);

const prize = v.pipe(
  v.strictObject({
    /** For so many places, after those of the prizes before it. */
    places: wholeNumber(1, 100),
    amount: v.optional(positiveAmountText),
    points,
    turnoverPercent: percent,
  }),
  v.check((given) => given.amount !== undefined || given.points !== undefined, 'it gives nothing'),
);

const leaderboard = v.strictObject({
  isOpen: v.boolean(),
  measure: leaderboardMeasure,
  /** Rounds with a smaller stake do not count. */
  minStake: nonNegativeAmountText,
  prizes: v.pipe(
    v.array(prize),
    v.check((list) => list.reduce((sum, { places }) => sum + places, 0) <= 100, 'more than 100 places'),
  ),
});

/** Missions and the weekly leaderboard (decisions/045). */
export const missionSettings = ownedBy(finance, {
  'rewards.missions': defineSetting(
    v.pipe(
      v.array(mission),
      v.maxLength(50),
      v.check((list) => new Set(list.map(({ id }) => id)).size === list.length, 'two of them have the same id'),
    ),
    demoMissions,
  ),
  /** How long after the end of a period its reward can still be claimed. */
  'rewards.missionGraceHours': defineSetting(wholeNumber(0, 720), 24),
  /** A week uses the rules that were set when its first bet was counted. */
  'rewards.leaderboard': defineSetting(leaderboard, demoLeaderboard),
});
