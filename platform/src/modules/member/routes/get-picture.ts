import { getPlayerAvatar, getProfileIcon } from '@portal/shared/contract/member/profile';
import type { FastifyInstance } from 'fastify';
import { route } from '../../../kernel/contract-route.ts';

/** Members have the drawn picture of their id until they can choose one; it has two names (specification 7.1). */
export function getPictureRoutes(app: FastifyInstance): void {
  route(app, getProfileIcon, async () => ({ icon: '' }));
  route(app, getPlayerAvatar, async () => ({ avatar: '' }));
}
