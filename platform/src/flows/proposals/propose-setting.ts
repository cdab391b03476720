import { proposeSetting } from '@portal/shared/contract/settings/operator-settings';
import type { FastifyInstance } from 'fastify';
import { route } from '../../kernel/contract-route.ts';
import { assertOwnLogin } from '../../kernel/own-login.ts';
import { Refusal } from '../../kernel/refusal.ts';
import { isMoneySetting } from '../../modules/content/index.ts';
import type { WithdrawalFlowDeps } from '../withdrawals/withdrawal-deps.ts';
import { settingAct } from './change-setting.ts';
import { shownApprovalRequest } from './shown-approval-request.ts';

/** Creates an approval request for a setting; a value that could not be set is refused immediately. */
export function proposeSettingFlow(app: FastifyInstance, deps: WithdrawalFlowDeps): void {
  const { content, payments, operator: operatorModule } = deps;
  route(app, proposeSetting, ({ key, value, version, why }, { operator }) => {
    assertOwnLogin(app.kernel, operator);
    return app.kernel.database.transaction(async () => {
      const before = await content.settings.check(key, value, version);
      if (!isMoneySetting(key)) throw new Refusal('not_allowed');
      const input = { value: JSON.stringify(value), before: JSON.stringify(before.value) };
      const asked = {
        act: settingAct,
        targetId: key,
        seenVersion: before.version,
        input,
        maker: operator.username,
        why,
      };
      const made = await payments.approvalRequests.make(asked);
      const line = { who: operator.username, act: 'propose-setting', target: key, why };
      await operatorModule.audit({ ...line, detail: { proposalId: made.id, ...input } });
      return shownApprovalRequest(made);
    });
  });
}
