import type { Kernel } from '../../../kernel/kernel.ts';
import type { RoomDeps } from '../room-deps.ts';

/** Dependencies of points. */
export interface PointsDeps extends RoomDeps {
  kernel: Kernel;
}

/** Publishes, after the commit, that the member's points or redemptions changed. */
export function tellPoints({ live }: Kernel, memberId: string): void {
  live.publish(memberId, { type: 'rewards', what: 'points' });
}
