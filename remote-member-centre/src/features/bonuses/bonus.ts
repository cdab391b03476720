import type { CallOutput } from '@portal/shared/contract/calls/define-call';
import type { listBonuses } from '@portal/shared/contract/rewards/rewards';

export type Bonuses = CallOutput<typeof listBonuses>;
/** One row of the bonus details. */
export type Bonus = Bonuses['list'][number];
export type Wagering = NonNullable<Bonus['wagering']>;
