const laterTypes: readonly string[] = ['SPORTS', 'ESPORTS', 'LOTT'];

/** True for games whose bets wait for a match or a draw; ELOTT tickets are scratched at once. */
export const settlesLater = (gameType: string): boolean => laterTypes.includes(gameType);
