import { convertPoint, getPointConfig } from './convert-points.ts';
import { getPointBalance } from './get-point-balance.ts';
import {
  approveRedemption,
  getOperatorRedemption,
  listOperatorRedemptions,
  rejectRedemption,
} from './operator-redemptions.ts';
import { listPointMovements } from './point-record.ts';
import { getPointReward, getRedeemPointList, redeemPointReward } from './redeem-points.ts';

/** Calls about points, for all-calls.ts. */
export const pointCalls = {
  getPointBalance,
  getPointConfig,
  getPointReward,
  redeemPointReward,
  getRedeemPointList,
  convertPoint,
  listPointMovements,
  listOperatorRedemptions,
  getOperatorRedemption,
  approveRedemption,
  rejectRedemption,
};
