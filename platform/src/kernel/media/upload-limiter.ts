import { Refusal } from '../calls/refusal.ts';
import type { Clock } from '../time/clock.ts';

export interface UploadLimiter {
  /**
   * Runs an upload of one owner: one at a time, and a limited number per minute, whatever their result. @throws Refusal
   * `upload_under_way`, `too_many_uploads`, both with Retry-After; whatever the work throws
   */
  run<T>(owner: string, work: () => Promise<T>): Promise<T>;
}

const windowMs = 60_000;
const sweptAbove = 10_000;

/** Each process counts for itself (decisions/013), since the limit protects its own memory and processor. */
export function createUploadLimiter(clock: Clock, perMinute: () => Promise<number>): UploadLimiter {
  const underWay = new Set<string>();
  const begun = new Map<string, number[]>();

  function sweep(now: number): void {
    if (begun.size <= sweptAbove) return;
    for (const [owner, times] of begun) if (times.every((time) => time <= now - windowMs)) begun.delete(owner);
  }

  function count(owner: string, atMost: number): void {
    const now = clock.now().getTime();
    sweep(now);
    const recent = (begun.get(owner) ?? []).filter((time) => time > now - windowMs);
    const [oldest] = recent;
    if (oldest !== undefined && recent.length >= atMost)
      throw new Refusal('too_many_uploads', { retryAfterSeconds: Math.ceil((oldest + windowMs - now) / 1000) });
    begun.set(owner, [...recent, now]);
  }

  return {
    async run(owner, work) {
      if (underWay.has(owner)) throw new Refusal('upload_under_way', { retryAfterSeconds: 1 });
      underWay.add(owner);
      try {
        count(owner, await perMinute());
        return await work();
      } finally {
        underWay.delete(owner);
      }
    },
  };
}
