import * as v from 'valibot';

export const volatility = v.picklist(['low', 'medium', 'high']);
export type Volatility = v.InferOutput<typeof volatility>;

/** In percent of the stakes with at most two decimals. Below the minimum it is a fraction (0.96), above 100 a loss of the house. */
const returnPercent = v.pipe(
  v.number(),
  v.minValue(10, 'return_out_of_bounds'),
  v.maxValue(100, 'return_out_of_bounds'),
  v.check((percent) => Number(percent.toFixed(2)) === percent, 'return_too_exact'),
);

/** Figures of a game's maths, as its studio states them. Absent when the studio states none. */
export const gameFigures = {
  /** Long-run return to the player; of the best bet, where the bets of the game differ. */
  returnPercent: v.optional(returnPercent),
  /** Return of the worst bet, where the bets of the game differ. */
  lowestReturnPercent: v.optional(returnPercent),
  /** How much results differ from the return; absent where it depends on the bet. */
  volatility: v.optional(volatility),
};
