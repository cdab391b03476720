import { undoSetting } from '@portal/shared/contract/settings/operator-settings';
import type { FastifyInstance } from 'fastify';
import { route } from '../../../kernel/contract-route.ts';
import { assertPlainSetting } from '../plain-setting.ts';
import type { OperatorRouteDeps } from '../route-deps.ts';

export function undoSettingRoute(app: FastifyInstance, { content, operator: operatorModule }: OperatorRouteDeps): void {
  route(app, undoSetting, ({ key, why }, { operator: { username: who } }) =>
    app.kernel.database.transaction(async () => {
      assertPlainSetting(key);
      const { before, ...after } = await content.settings.undo(key, who, why);
      const detail = { before, after: after.value, version: after.version };
      await operatorModule.audit({ who, act: 'undo-setting', target: key, why, detail });
      return after;
    }),
  );
}
