/** Returns the client seed of a draw; with the seed it determines the board, on the server and in the page. */
export const clientSeedOfDraw = (gameCode: string, drawId: string) => `${gameCode}:${drawId}`;
