import type { CallOutput } from '@portal/shared/contract/define-call';
import type { getChance } from '@portal/shared/contract/rewards/chance-calls';

/** Terms of all games, and what is the member's own. */
export type Chance = CallOutput<typeof getChance>;
