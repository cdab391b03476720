import { paidBy } from '@portal/shared/contract/agents/contracts';
import * as v from 'valibot';
import { define } from './define-setting.ts';

/** Pay of agents (decisions/051). */
export const agentSettings = {
  /**
   * Who pays the earnings of contracts, by kind; fixed in a contract when it is offered. The operator always pays its
   * own. Real-time salary deducts nothing of lower levels, so the operator would pay every level in full: uplines pay
   * it.
   */
  'agents.paidBy': define(
    v.strictObject({ dividend: paidBy, daily: paidBy, hourly: paidBy, realtime: v.literal('upline') }),
    { dividend: 'house', daily: 'house', hourly: 'house', realtime: 'upline' },
  ),
};
