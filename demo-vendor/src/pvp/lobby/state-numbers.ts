/**
 * Creates increasing numbers for states: answers and the stream use two connections, so the last to arrive may be
 * older. Based on the clock (milliseconds), so that they continue after a restart.
 */
export function createStateNumbers(): (now: number) => number {
  let last = 0;
  return (now) => {
    last = Math.max(last + 1, now);
    return last;
  };
}

/** Returns whether a page already shows a newer state. */
export function isOutdated(next: { stateNo: number }, shown: { stateNo: number } | undefined): boolean {
  return shown !== undefined && next.stateNo < shown.stateNo;
}
