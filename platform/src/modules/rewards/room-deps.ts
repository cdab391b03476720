import type { Grants } from './grants/grants.ts';
import type { RewardDeps } from './reward-deps.ts';

/** What a room of the rewards gives by. */
export interface RoomDeps extends RewardDeps {
  grants: Grants;
}
