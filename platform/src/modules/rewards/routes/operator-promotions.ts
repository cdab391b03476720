import {
  decidePromotionApplication,
  getPromotionApplication,
  getPromotionImage,
  listPromotionApplications,
  reviewPromotionApplication,
} from '@portal/shared/contract/rewards/operator-promotions';
import type { FastifyInstance } from 'fastify';
import { route } from '../../../kernel/calls/contract-route.ts';
import type { Promotions } from '../promotions/open-promotions.ts';

/** Registers the calls of operators. */
export function promotionOperatorRoutes(app: FastifyInstance, { operatorApplications }: Promotions): void {
  route(app, listPromotionApplications, (asked, { language }) => operatorApplications.list(asked, language));
  route(app, getPromotionApplication, ({ id }, { operator, language }) =>
    operatorApplications.show(id, operator, language),
  );
  route(app, getPromotionImage, async ({ id, imageId }, { operator }) => ({
    data: await operatorApplications.image(id, imageId, operator),
  }));
  route(app, reviewPromotionApplication, (asked, { operator, language }) =>
    operatorApplications.act('review', asked, operator, language),
  );
  route(app, decidePromotionApplication, ({ act, ...asked }, { operator, language }) =>
    operatorApplications.act(act, asked, operator, language),
  );
}
