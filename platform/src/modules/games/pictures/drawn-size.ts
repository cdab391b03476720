export interface DrawnSize {
  width: number;
  height: number;
}

/**
 * `tile`: the lobby at 390 px; `small`: a list of winners. Both with two device pixels per CSS pixel and some to spare.
 */
export const drawnSizes = {
  tile: { width: 360, height: 480 },
  small: { width: 108, height: 144 },
} as const satisfies Record<string, DrawnSize>;
export type DrawnSizeName = keyof typeof drawnSizes;
export const drawnQuality = 78;
