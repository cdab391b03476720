/** A tile of the lobby at 390 px with two device pixels to each of CSS. */
export const drawnSize = { width: 360, height: 480 };
export const drawnQuality = 78;
