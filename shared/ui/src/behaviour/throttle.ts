export interface Throttled {
  (): void;
  cancel(): void;
}

/** Runs at once, then at most once in `ms`; a call in between is made up for at the end of that time. */
export function throttle(run: () => void, ms: number): Throttled {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let isWanted = false;
  const endPause = () => {
    timer = undefined;
    if (isWanted) call();
  };
  const call = () => {
    isWanted = timer !== undefined;
    if (isWanted) return;
    timer = setTimeout(endPause, ms);
    run();
  };
  const cancel = () => {
    clearTimeout(timer);
    timer = undefined;
    isWanted = false;
  };
  return Object.assign(call, { cancel });
}
