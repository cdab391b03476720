/** Where the time comes from. Tests hand in one that they move themselves. */
export interface Clock {
  now(): Date;
}

export const systemClock: Clock = { now: () => new Date() };
