import { readAgainAfterMs } from '@portal/shared/remote/query-retry.rules';

export interface AwayWatchPorts {
  /** Any call that the platform answers when it is back. */
  ask(): Promise<unknown>;
  /** Says that the platform is away; gives back the way to take that word away. */
  showAway(): () => void;
  comeBack(): void;
}

/**
 * What an open tab does when a call is refused because the platform is away for a moment: it says so once, asks with growing
 * pauses, and says when the platform is back. Nothing that is open or typed changes, and nothing is sent again from here.
 */
export function createAwayWatch({ ask, showAway, comeBack }: AwayWatchPorts): () => void {
  let isAway = false;

  async function untilBack(): Promise<void> {
    for (let failures = 0; ; failures += 1) {
      await new Promise((resolve) => setTimeout(resolve, readAgainAfterMs(failures)));
      const isBack = await ask().then(
        () => true,
        () => false,
      );
      if (isBack) return;
    }
  }

  return () => {
    if (isAway) return;
    isAway = true;
    const takeAway = showAway();
    void untilBack().then(() => {
      isAway = false;
      takeAway();
      comeBack();
    });
  };
}
