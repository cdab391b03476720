export interface LoopParts {
  isNeeded(): boolean;
  /** One round of the loop; false ends it. */
  turn(): Promise<boolean>;
  /** Told of what a turn threw, which ends the loop. */
  failed(error: unknown): void;
  /** Clears up when the loop has ended. */
  ended?(): void;
}

/** Work in turns, as long as it is needed and once at a time. Gives back how it is begun by whoever needs it. */
export function createLoop({ isNeeded, turn, failed, ended }: LoopParts): () => void {
  let isRunning = false;

  async function run(): Promise<void> {
    try {
      while (isNeeded()) if (!(await turn())) break;
    } catch (error) {
      failed(error);
    }
    // In the moment in which it is needed no more: who needs it after that begins anew.
    isRunning = false;
    ended?.();
  }

  return () => {
    if (isRunning) return;
    isRunning = true;
    void run();
  };
}
