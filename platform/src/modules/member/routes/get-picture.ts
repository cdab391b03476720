import { getPlayerAvatar, getProfileIcon } from '@portal/shared/contract/accounts/profile';
import type { FastifyInstance } from 'fastify';
import { route } from '../../../kernel/contract-route.ts';
import type { MemberModule } from '../index.ts';
import { knownMember } from '../known-member.ts';

/** Serves the chosen face, empty for the default of the id, under its two names (docs/product.md 7.1). */
export function getPictureRoutes(app: FastifyInstance, memberModule: MemberModule): void {
  const faceOf = async (memberId: string) => (await knownMember(memberModule, memberId)).avatar ?? '';
  route(app, getProfileIcon, async (_input, { member }) => ({ icon: await faceOf(member.memberId) }));
  route(app, getPlayerAvatar, async (_input, { member }) => ({ avatar: await faceOf(member.memberId) }));
}
