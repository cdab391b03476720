import type { RewardTopic } from '@portal/shared/contract/live/live-event';
import type { Kernel } from '../../kernel/kernel.ts';

/** An active member is notified of progress once per this time. */
const quietMs = 5000;

/** Notifies members of what their bets have changed: of what became claimable at once, of progress occasionally. */
export function createProgressNotifier({ database, live }: Pick<Kernel, 'database' | 'live'>, what: RewardTopic) {
  const waiting = new Set<string>();
  const quiet = new Set<string>();
  const notify = (memberId: string) => live.publish(memberId, { type: 'rewards', what });

  function endQuiet(memberId: string): void {
    quiet.delete(memberId);
    if (waiting.delete(memberId)) progress(memberId);
  }

  function progress(memberId: string): void {
    if (quiet.has(memberId)) {
      waiting.add(memberId);
      return;
    }
    notify(memberId);
    quiet.add(memberId);
    setTimeout(() => endQuiet(memberId), quietMs).unref();
  }

  return {
    /** Something became claimable, or was claimed. */
    claimable: (memberId: string) => notify(memberId),
    /** Runs after the caller's transaction. */
    progress: (memberId: string) => database.afterCommit(() => progress(memberId)),
  };
}

export type ProgressNotifier = ReturnType<typeof createProgressNotifier>;
