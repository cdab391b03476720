import { getRedeemPointList } from '@portal/shared/contract/rewards/points';
import type { FastifyInstance } from 'fastify';
import { route } from '../../../../kernel/contract-route.ts';
import { createSecrets } from '../../../../kernel/secrets.ts';
import type { PointsDeps } from '../points-deps.ts';
import { redemptionPage } from '../redemption-reads.ts';
import { showRedemption } from '../redemption-view.ts';

export function getRedeemPointListRoute(app: FastifyInstance, { kernel }: PointsDeps): void {
  const secrets = createSecrets(kernel.settings);
  route(app, getRedeemPointList, async (asked, { member: { memberId }, language }) => {
    const { list, totalPages } = await redemptionPage(kernel, { ...asked, memberId });
    return { list: list.map((row) => showRedemption(secrets, row, language)), totalPages };
  });
}
