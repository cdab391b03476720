/** A round of every table lasts 20 seconds. */
export const phaseMs = { betting: 12_000, closed: 2000, result: 6000 } as const;
export type Phase = keyof typeof phaseMs;
