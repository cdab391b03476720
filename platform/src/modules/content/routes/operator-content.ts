import {
  getContent,
  listContent,
  listContentHistory,
  removeContent,
  setContent,
  undoContent,
  uploadPicture,
} from '@portal/shared/contract/content/operator-content';
import type { FastifyInstance } from 'fastify';
import { route } from '../../../kernel/calls/contract-route.ts';
import type { OperatorModule } from '../../operators/index.ts';
import type { ContentModule } from '../index.ts';

export interface OperatorContentDeps {
  content: ContentModule;
  operator: OperatorModule;
}

export function getContentRoute(app: FastifyInstance, { documents }: ContentModule): void {
  route(app, getContent, ({ kind, id }) => documents.get(kind, id));
}

export function listContentHistoryRoute(app: FastifyInstance, { documents }: ContentModule): void {
  route(app, listContentHistory, async ({ kind, id }) => ({ versions: await documents.history(kind, id) }));
}

export function listContentRoute(app: FastifyInstance, { documents }: ContentModule): void {
  route(app, listContent, async ({ kind }) => ({ items: await documents.list(kind) }));
}

export function removeContentRoute(
  app: FastifyInstance,
  { content, operator: operatorModule }: OperatorContentDeps,
): void {
  route(app, removeContent, ({ kind, id, why }, { operator: { username: who } }) =>
    app.kernel.database.transaction(async () => {
      await content.documents.remove(kind, id, { who, why });
      await operatorModule.audit({ who, act: 'remove-content', target: `${kind}/${id}`, why, detail: {} });
      return {};
    }),
  );
}

export function setContentRoute(
  app: FastifyInstance,
  { content, operator: operatorModule }: OperatorContentDeps,
): void {
  route(app, setContent, ({ kind, id, why, ...change }, { operator: { username: who } }) =>
    app.kernel.database.transaction(async () => {
      const stored = await content.documents.set(kind, id, change, { who, why });
      const detail = { version: stored.version };
      await operatorModule.audit({ who, act: 'set-content', target: `${kind}/${id}`, why, detail });
      return stored;
    }),
  );
}

export function undoContentRoute(
  app: FastifyInstance,
  { content, operator: operatorModule }: OperatorContentDeps,
): void {
  route(app, undoContent, ({ kind, id, why }, { operator: { username: who } }) =>
    app.kernel.database.transaction(async () => {
      const detail = await content.documents.undo(kind, id, { who, why });
      await operatorModule.audit({ who, act: 'undo-content', target: `${kind}/${id}`, why, detail });
      return { kind, id, ...detail };
    }),
  );
}

/** A picture of 5 MB, a third more as base64, and the other fields. */
const bodyLimit = 7_100_000;

export function uploadPictureRoute(
  app: FastifyInstance,
  { content, operator: operatorModule }: OperatorContentDeps,
): void {
  route(
    app,
    uploadPicture,
    // Invalid base64 decodes to an invalid picture.
    async ({ data, why }, { operator: { username: who } }) => {
      const picture = await content.pictures.encode(Buffer.from(data, 'base64'));
      return app.kernel.database.transaction(async () => {
        const { url, width, height } = await content.pictures.keep(picture, who);
        await operatorModule.audit({ who, act: 'upload-picture', target: url, why, detail: { width, height } });
        return { url, width, height };
      });
    },
    { bodyLimit },
  );
}
