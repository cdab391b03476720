type NotifyPortal = (event: 'round-opened' | 'round-closed', roundId: string) => void;

/** Reports rounds with own bets to the portal: opened with the first bet, closed after the settlement. */
export function createPortalRounds(gameCode: string, notifyPortal: NotifyPortal) {
  const open = new Set<number>();
  const ended = new Set<number>();
  return {
    open(roundNo: number): void {
      if (open.has(roundNo) || ended.has(roundNo)) return;
      open.add(roundNo);
      notifyPortal('round-opened', `${gameCode}-${roundNo}`);
    },
    /** Closes the round; a later bet may open it again. */
    close(roundNo: number): void {
      if (open.delete(roundNo)) notifyPortal('round-closed', `${gameCode}-${roundNo}`);
    },
    end(roundNo: number): void {
      ended.add(roundNo);
      this.close(roundNo);
    },
    isEnded: (roundNo: number) => ended.has(roundNo),
    list: () => [...open],
  };
}
