import type { Kernel } from '../../../kernel/kernel.ts';
import type { RoomDeps } from '../room-deps.ts';

/** What the room of the points is built on. */
export interface PointsDeps extends RoomDeps {
  kernel: Kernel;
}

/** Says, once it is committed, that the member's points or redemptions are others now. */
export function tellPoints({ live }: Kernel, memberId: string): void {
  live.publish(memberId, { type: 'rewards', what: 'points' });
}
