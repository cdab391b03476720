import {
  decidePromotionApplication,
  getPromotionApplication,
  getPromotionImage,
  listPromotionApplications,
  reviewPromotionApplication,
} from '@portal/shared/contract/rewards/promotion-operator-calls';
import type { FastifyInstance } from 'fastify';
import { route } from '../../../../kernel/contract-route.ts';
import type { Promotions } from '../open-promotions.ts';

/** Registers the calls of operators. */
export function promotionOperatorRoutes(app: FastifyInstance, { desk }: Promotions): void {
  route(app, listPromotionApplications, (asked, { language }) => desk.list(asked, language));
  route(app, getPromotionApplication, ({ id }, { operator, language }) => desk.show(id, operator, language));
  route(app, getPromotionImage, async ({ id, imageId }, { operator }) => ({
    data: await desk.image(id, imageId, operator),
  }));
  route(app, reviewPromotionApplication, (asked, { operator, language }) =>
    desk.act('review', asked, operator, language),
  );
  route(app, decidePromotionApplication, ({ act, ...asked }, { operator, language }) =>
    desk.act(act, asked, operator, language),
  );
}
