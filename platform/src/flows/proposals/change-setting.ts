import { Refusal } from '../../kernel/refusal.ts';
import type { Proposal } from '../../modules/payments/index.ts';
import type { WithdrawalFlowDeps } from '../withdrawals/withdrawal-deps.ts';
import type { Decision } from './decision.ts';

export const settingAct = 'setting.change';

/**
 * Sets an approved value of a money setting; its history names both persons. @throws Refusal `proposal_stale`,
 * `invalid_setting`
 */
export async function changeSetting({ content }: WithdrawalFlowDeps, approvalRequest: Proposal, { who }: Decision) {
  const { targetId: key, seenVersion: version, input, maker, why } = approvalRequest;
  const value: unknown = JSON.parse(input.value ?? 'null');
  try {
    const after = await content.settings.write(key, value, `${maker}, ${who}`, { why, version });
    return { act: 'change-setting', detail: { ...input, version: after.version } };
  } catch (error) {
    if (error instanceof Refusal && error.code === 'conflict') throw new Refusal('proposal_stale');
    throw error;
  }
}
