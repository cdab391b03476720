interface LoopParts {
  isNeeded(): boolean;
  /** Runs one turn; false ends the loop. */
  turn(): Promise<boolean>;
  /** Called with the error of a turn, which ends the loop. */
  failed(error: unknown): void;
  /** Cleans up when the loop has ended. */
  ended?(): void;
}

/** Creates a loop that runs while it is needed, one instance at a time. Returns the function that starts it. */
export function createLoop({ isNeeded, turn, failed, ended }: LoopParts): () => void {
  let isRunning = false;

  async function run(): Promise<void> {
    try {
      while (isNeeded()) if (!(await turn())) break;
    } catch (error) {
      failed(error);
    }
    // Cleared in the same tick as the last check, so that a later need starts a new run.
    isRunning = false;
    ended?.();
  }

  return () => {
    if (isRunning) return;
    isRunning = true;
    void run();
  };
}
