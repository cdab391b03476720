import * as v from 'valibot';
import { gameType } from '../game-types.ts';
import { positiveAmountText } from '../money/amounts.ts';

/** A day of the setting timeZone; a week from Monday; or unlimited. */
export const missionPeriod = v.picklist(['daily', 'weekly', 'once']);
export type MissionPeriod = v.InferOutput<typeof missionPeriod>;

/** Wins and stakes are counted by these sizes, so that a goal can name any of them at any time. */
export const winSteps = [
  ...['1.00', '2.00', '5.00', '10.00', '20.00', '50.00', '100.00', '200.00', '500.00'],
  ...['1000.00', '2000.00', '5000.00', '10000.00', '20000.00', '50000.00', '100000.00'],
] as const;

/** Maximum span in which consecutive days are searched. */
export const longestRun = 31;

const upTo = (most: number) => v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(most));
const count = upTo(100_000);
const ofGames = { gameType: v.optional(gameType) };

/** Task within the period; without `gameType` all games count. */
export const missionGoal = v.variant('measure', [
  v.strictObject({ measure: v.literal('stake'), amount: positiveAmountText, ...ofGames }),
  v.strictObject({ measure: v.literal('rounds'), count, ...ofGames }),
  v.strictObject({ measure: v.literal('games'), count: upTo(1000), ...ofGames }),
  v.strictObject({ measure: v.literal('wins'), count, atLeast: v.picklist(winSteps), ...ofGames }),
  v.strictObject({ measure: v.literal('deposits'), count: upTo(1000), atLeast: positiveAmountText }),
  v.strictObject({ measure: v.literal('days'), count: upTo(longestRun) }),
]);
export type MissionGoal = v.InferOutput<typeof missionGoal>;
