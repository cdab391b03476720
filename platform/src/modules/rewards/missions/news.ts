import type { Kernel } from '../../../kernel/kernel.ts';

/** A member who plays on is told of new progress once in so long. */
const quietMs = 5000;

/** Tells members that their missions have changed: at once what can be claimed, progress now and then. */
export function createMissionNews({ database, live }: Pick<Kernel, 'database' | 'live'>) {
  const waiting = new Set<string>();
  const quiet = new Set<string>();
  const tell = (memberId: string) => live.publish(memberId, { type: 'rewards', what: 'missions' });

  function endQuiet(memberId: string): void {
    quiet.delete(memberId);
    if (waiting.delete(memberId)) progress(memberId);
  }

  function progress(memberId: string): void {
    if (quiet.has(memberId)) {
      waiting.add(memberId);
      return;
    }
    tell(memberId);
    quiet.add(memberId);
    setTimeout(() => endQuiet(memberId), quietMs).unref();
  }

  return {
    /** Something can be claimed, or was. */
    claimable: (memberId: string) => tell(memberId),
    /** After the transaction around it. */
    progress: (memberId: string) => database.afterCommit(() => progress(memberId)),
  };
}

export type MissionNews = ReturnType<typeof createMissionNews>;
