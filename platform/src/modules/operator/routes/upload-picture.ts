import { uploadPicture } from '@portal/shared/contract/content/operator-content';
import type { FastifyInstance } from 'fastify';
import { route } from '../../../kernel/contract-route.ts';
import type { OperatorRouteDeps } from '../route-deps.ts';

/** A picture of 5 MB, a third more as base64, and the other fields. */
const bodyLimit = 7_100_000;

export function uploadPictureRoute(
  app: FastifyInstance,
  { content, operator: operatorModule }: OperatorRouteDeps,
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
