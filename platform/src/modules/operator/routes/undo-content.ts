import { undoContent } from '@portal/shared/contract/content/operator-content';
import type { FastifyInstance } from 'fastify';
import { route } from '../../../kernel/contract-route.ts';
import type { OperatorRouteDeps } from '../route-deps.ts';

export function undoContentRoute(app: FastifyInstance, { content, operator: operatorModule }: OperatorRouteDeps): void {
  route(app, undoContent, ({ kind, id, why }, { operator: { username: who } }) =>
    app.kernel.database.transaction(async () => {
      const detail = await content.documents.undo(kind, id, { who, why });
      await operatorModule.audit({ who, act: 'undo-content', target: `${kind}/${id}`, why, detail });
      return { kind, id, ...detail };
    }),
  );
}
