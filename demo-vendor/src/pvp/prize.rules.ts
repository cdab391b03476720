/** The house keeps so much of both stakes, rounded down to a whole minor unit. */
export const rakePercent = 5;

export const rakeMinor = (stakeMinor: number) => Math.floor((2 * stakeMinor * rakePercent) / 100);

/** What the winner is paid, the own stake in it: prize and rake are both stakes, to the minor unit. */
export const prizeMinor = (stakeMinor: number) => 2 * stakeMinor - rakeMinor(stakeMinor);
