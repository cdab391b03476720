import * as v from 'valibot';
import { defineCall } from '../calls/define-call.ts';
import { pageNo, pageSize, totalPages } from '../calls/paging.ts';
import { reason } from '../operators/reason.ts';
import { filledText } from '../typed/form-texts.ts';
import { reward, rewardLists } from './rewards.ts';

const deciders = ['finance-maker', 'finance-checker'] as const;

/** Rewards of one member, newest first. */
export const listMemberRewards = defineCall({
  method: 'get',
  path: '/operator/rewards',
  access: 'operator',
  roles: [...deciders, 'support', 'admin'],
  input: v.object({
    /** Account (case-insensitive) or member id. */
    member: filledText(64),
    state: v.optional(v.picklist(rewardLists)),
    pageNo,
    pageSize,
  }),
  output: v.object({ list: v.array(reward), totalPages }),
  refusals: ['not_found'],
});

/**
 * Revokes an unclaimed reward: no money has moved, so one operator decides. A claimed one is corrected in the wallet,
 * which needs an approval.
 */
export const withdrawReward = defineCall({
  method: 'post',
  path: '/operator/rewards/:id/withdrawal',
  access: 'operator',
  stepUp: true,
  roles: deciders,
  idempotent: true,
  input: v.object({ id: filledText(64), why: reason }),
  output: reward,
  refusals: [
    'not_found',
    'reward_claimed',
    'reward_expired',
    'reward_withdrawn',
    'reward_declined',
    'own_login_required',
  ],
});
