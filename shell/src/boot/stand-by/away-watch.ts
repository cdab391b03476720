import { readAgainAfterMs } from '@portal/shared/remote/calls/query-retry.rules';

interface AwayWatchPorts {
  /** Any call that succeeds when the platform is back. */
  ask(): Promise<unknown>;
  /** Shows that the platform is away; returns a function that removes the message. */
  showAway(): () => void;
  comeBack(): void;
}

/**
 * Handles calls refused because the platform is briefly away: shows one message, polls with growing delays, and says
 * when it is back. Open pages and typed input stay; nothing is sent again from here.
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
