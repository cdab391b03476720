type TellPortal = (event: 'round-opened' | 'round-closed', roundId: string) => void;

/** Reports rounds with own bets to the portal: opened with the first bet, closed after the settlement. */
export function createPortalRounds(gameCode: string, tellPortal: TellPortal) {
  const open = new Set<number>();
  const ended = new Set<number>();
  return {
    open(roundNo: number): void {
      if (open.has(roundNo) || ended.has(roundNo)) return;
      open.add(roundNo);
      tellPortal('round-opened', `${gameCode}-${roundNo}`);
    },
    /** Closes the round; a later bet may open it again. */
    rest(roundNo: number): void {
      if (open.delete(roundNo)) tellPortal('round-closed', `${gameCode}-${roundNo}`);
    },
    end(roundNo: number): void {
      ended.add(roundNo);
      this.rest(roundNo);
    },
    isEnded: (roundNo: number) => ended.has(roundNo),
    list: () => [...open],
  };
}
