import type { Kernel } from '../../../kernel/kernel.ts';
import type { RewardKindDeps } from '../reward-kind-deps.ts';

/** Dependencies of points. */
export interface PointsDeps extends RewardKindDeps {
  kernel: Kernel;
}

/** Publishes, after the commit, that the member's points or redemptions changed. */
export function publishPoints({ live }: Kernel, memberId: string): void {
  live.publish(memberId, { type: 'rewards', what: 'points' });
}
