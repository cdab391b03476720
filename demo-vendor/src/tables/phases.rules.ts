/** Phases of a round, 20 seconds in total, at every table. */
export const phaseMs = { betting: 12_000, closed: 2000, result: 6000 } as const;
export type Phase = keyof typeof phaseMs;
