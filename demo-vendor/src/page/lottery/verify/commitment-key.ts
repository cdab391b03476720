/** Returns the storage key for the commitment of a draw that the page bought a ticket for. */
export const commitmentKey = (gameCode: string, drawId: string): string => `${gameCode}:${drawId}`;
