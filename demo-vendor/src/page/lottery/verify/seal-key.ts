/** Under what the page notes the commitment of a draw that it bought a ticket for. */
export const sealKey = (gameCode: string, drawId: string): string => `${gameCode}:${drawId}`;
