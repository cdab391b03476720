import { houseAccount, memberAccount } from '../../wallet/index.ts';

/** House account that points come from and go to. */
export const housePoints = houseAccount('points', 'points');
export const pointsOf = (memberId: string) => memberAccount(memberId, 'points');
/** Points held for redemptions in process. */
export const heldPointsOf = (memberId: string) => memberAccount(memberId, 'points-hold');
