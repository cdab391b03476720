/** Calls what waits, one a frame; the first at once. What leaves the line is not called. */
export function createFrameQueue(nextFrame: (then: () => void) => void) {
  const line = new Set<() => void>();
  let isRunning = false;
  const run = () => {
    const [first] = line;
    isRunning = first !== undefined;
    if (!first) return;
    line.delete(first);
    first();
    nextFrame(run);
  };
  return {
    /** @returns how to leave the line */
    wait(call: () => void): () => void {
      line.add(call);
      if (!isRunning) run();
      return () => line.delete(call);
    },
  };
}
