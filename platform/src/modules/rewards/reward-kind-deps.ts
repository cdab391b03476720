import type { Grants } from './grants/grants.ts';
import type { RewardDeps } from './reward-deps.ts';

/** Dependencies of one kind of rewards. */
export interface RewardKindDeps extends RewardDeps {
  grants: Grants;
}
