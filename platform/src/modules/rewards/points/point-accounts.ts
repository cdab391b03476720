import { houseAccount, memberAccount } from '../../wallet/index.ts';

/** Where points come from and go to. */
export const housePoints = houseAccount('points', 'points');
export const pointsOf = (memberId: string) => memberAccount(memberId, 'points');
/** Points set aside for redemptions in process. */
export const heldPointsOf = (memberId: string) => memberAccount(memberId, 'points-hold');
