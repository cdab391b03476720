import { getPlayerAvatar, getProfileIcon } from '@portal/shared/contract/member/profile';
import type { FastifyInstance } from 'fastify';
import { route } from '../../../kernel/contract-route.ts';
import { Refusal } from '../../../kernel/refusal.ts';
import type { MemberModule } from '../index.ts';

/** The face that a member has chosen, empty for the one of the id; it has two names (specification 7.1). */
export function getPictureRoutes(app: FastifyInstance, door: MemberModule): void {
  const faceOf = async (memberId: string) => {
    const found = await door.byId(memberId);
    if (!found) throw new Refusal('not_logged_in');
    return found.avatar ?? '';
  };
  route(app, getProfileIcon, async (_input, { member }) => ({ icon: await faceOf(member.memberId) }));
  route(app, getPlayerAvatar, async (_input, { member }) => ({ avatar: await faceOf(member.memberId) }));
}
