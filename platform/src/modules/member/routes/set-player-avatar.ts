import { setPlayerAvatar } from '@portal/shared/contract/accounts/profile';
import type { FastifyInstance } from 'fastify';
import { route } from '../../../kernel/contract-route.ts';
import type { MemberModule } from '../index.ts';

export function setPlayerAvatarRoute(app: FastifyInstance, memberModule: MemberModule): void {
  route(app, setPlayerAvatar, async ({ avatar }, { member }) => {
    await memberModule.setAvatar(member.memberId, avatar || null);
    return { avatar };
  });
}
