import { type SendingDeps, sendDue } from './send-due.ts';

interface DeliveryWorker {
  /** Looks for due messages now, if the worker runs. */
  nudge(): void;
  start(): void;
  /** Resolves when no message is being sent any more. */
  stop(): Promise<void>;
  /** Sends until nothing is due; for tests. */
  drain(): Promise<void>;
}

const pollMs = 1000;

export function createDeliveryWorker(deps: SendingDeps): DeliveryWorker {
  let timer: NodeJS.Timeout | undefined;
  let running: Promise<void> | undefined;
  let isNudged = false;

  async function drain(): Promise<void> {
    while ((await sendDue(deps)) > 0);
  }

  async function loop(): Promise<void> {
    while (isNudged) {
      isNudged = false;
      await drain().catch((error) => deps.kernel.logger.error({ err: error }, 'delivery'));
    }
  }

  function nudge(): void {
    if (!timer) return;
    isNudged = true;
    running ??= loop().finally(() => {
      running = undefined;
    });
  }

  return {
    nudge,
    drain,
    start() {
      timer = setInterval(nudge, pollMs);
      nudge();
    },
    async stop() {
      clearInterval(timer);
      timer = undefined;
      await running;
    },
  };
}
