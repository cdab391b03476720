/** The client's part of the chance of a draw: with the seed it gives the board, on the server and in the page that verifies. */
export const clientSeedOfDraw = (gameCode: string, drawId: string) => `${gameCode}:${drawId}`;
