import { paidBy } from '@portal/shared/contract/agents/contract-calls';
import * as v from 'valibot';
import { define } from './define-setting.ts';

/** Pay of agents (docs/decisions/051-contracts.md). */
export const agentSettings = {
  /**
   * Who pays what contracts earn, by kind; frozen in a contract when it is offered. The house always pays its own. Real-time
   * salary takes nothing of what is below, so the house would pay every level in full: uplines pay it.
   */
  'agents.paidBy': define(
    v.strictObject({ dividend: paidBy, daily: paidBy, hourly: paidBy, realtime: v.literal('upline') }),
    { dividend: 'house', daily: 'house', hourly: 'house', realtime: 'upline' },
  ),
};
