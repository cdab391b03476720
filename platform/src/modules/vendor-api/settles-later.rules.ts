const laterTypes: readonly string[] = ['SPORTS', 'ESPORTS', 'LOTT', 'ELOTT'];

/** True for games whose bets are settled by a match or a draw, when their player may be anywhere in the portal. */
export const settlesLater = (gameType: string): boolean => laterTypes.includes(gameType);
