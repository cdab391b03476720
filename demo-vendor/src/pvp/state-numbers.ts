/**
 * Numbers for what pages are told, each higher than the one before: the answer to an ask and the stream of the table come
 * on two lines, and the later to arrive may be the older. By the clock (milliseconds), so that they go on after a restart.
 */
export function createStateNumbers(): (now: number) => number {
  let last = 0;
  return (now) => {
    last = Math.max(last + 1, now);
    return last;
  };
}

/** Whether a page shows something newer already. */
export function isOutdated(next: { stateNo: number }, shown: { stateNo: number } | undefined): boolean {
  return shown !== undefined && next.stateNo < shown.stateNo;
}
