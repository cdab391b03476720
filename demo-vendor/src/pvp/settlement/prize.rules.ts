/** Share of both stakes that the house account takes, rounded down to a whole minor unit. */
const rakePercent = 5;

export const rakeMinor = (stakeMinor: number) => Math.floor((2 * stakeMinor * rakePercent) / 100);

/** Returns the prize, the winner's stake included; prize and rake add up to both stakes exactly. */
export const prizeMinor = (stakeMinor: number) => 2 * stakeMinor - rakeMinor(stakeMinor);
