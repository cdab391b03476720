import { paidBy } from '@portal/shared/contract/agents/contract-calls';
import { contractKinds } from '@portal/shared/contract/agents/contract-terms';
import * as v from 'valibot';
import { define } from './define-setting.ts';

/** Pay of agents (docs/decisions/051-contracts.md). */
export const agentSettings = {
  /** Who pays what contracts earn, by kind; frozen in each version when it is offered. The house always pays its own. */
  'agents.paidBy': define(v.strictObject(v.entriesFromList(contractKinds, paidBy)), {
    dividend: 'house',
    daily: 'house',
    hourly: 'house',
    realtime: 'upline',
  }),
};
