import { paidBy } from '@portal/shared/contract/agents/contracts';
import * as v from 'valibot';
import type { AccountSettingValues } from '../accounts/index.ts';
import type { ContentSettingValues } from '../content/index.ts';
import { callsPerMinute, defineSetting, finance, type SettingsReader, type SettingValues } from '../settings/index.ts';

/** Invitations, the agent centre and the pay of agents (decisions/051). */
export const agentSettings = {
  /** Look-ups of invitation codes per address and minute; beyond it 429. */
  'invitation.perMinute': defineSetting(callsPerMinute, 20),
  /** Limits per address and minute for each call of the agent centre that reads many entries; beyond it 429. */
  'agentCentre.readsPerMinute': defineSetting(callsPerMinute, 60),
  /**
   * Who pays the earnings of contracts, by kind; fixed in a contract when it is offered. The operator always pays its
   * own. Real-time salary deducts nothing of lower levels, so the operator would pay every level in full: uplines pay
   * it.
   */
  'agents.paidBy': defineSetting(
    v.strictObject({ dividend: paidBy, daily: paidBy, hourly: paidBy, realtime: v.literal('upline') }),
    { dividend: 'house', daily: 'house', hourly: 'house', realtime: 'upline' },
    { owner: finance },
  ),
};

export type AgentSettingValues = SettingValues<typeof agentSettings>;
/** The settings that this module reads. */
export type AgentSettings = SettingsReader<AgentSettingValues & AccountSettingValues & ContentSettingValues>;
