import {
  getPlayerAvatar,
  getProfile,
  getProfileIcon,
  profileFacts,
  setBirthday,
  setLanguage,
  setPlayerAvatar,
  setProfile,
  setTimeZone,
} from '@portal/shared/contract/accounts/profile';
import type { FastifyInstance } from 'fastify';
import { route } from '../../../kernel/calls/contract-route.ts';
import { maskedName } from '../../../kernel/strings/masked-name.rules.ts';
import type { MemberModule } from '../index.ts';
import { knownMember } from '../known-member.ts';

/** Serves the chosen face, empty for the default of the id, under its two names (docs/product.md 7.1). */
export function getPictureRoutes(app: FastifyInstance, memberModule: MemberModule): void {
  const faceOf = async (memberId: string) => (await knownMember(memberModule, memberId)).avatar ?? '';
  route(app, getProfileIcon, async (_input, { member }) => ({ icon: await faceOf(member.memberId) }));
  route(app, getPlayerAvatar, async (_input, { member }) => ({ avatar: await faceOf(member.memberId) }));
}

export function getProfileRoute(app: FastifyInstance, memberModule: MemberModule): void {
  route(app, getProfile, async (_input, { member }) => {
    const found = await knownMember(memberModule, member.memberId);
    const profile = memberModule.profile.of(found);
    const { birthday, payeeName } = profile;
    return {
      ...(birthday ? { birthday } : {}),
      ...(payeeName ? { realName: maskedName(payeeName) } : {}),
      ...Object.fromEntries(profileFacts.flatMap((fact) => (profile[fact] ? [[fact, profile[fact]]] : []))),
    };
  });
}

export function setBirthdayRoute(app: FastifyInstance, memberModule: MemberModule): void {
  route(app, setBirthday, async ({ birthday }, { member }) => {
    await memberModule.profile.setBirthday(member.memberId, birthday);
    return { birthday };
  });
}

export function setLanguageRoute(app: FastifyInstance, memberModule: MemberModule): void {
  route(app, setLanguage, async ({ language }, { member }) => {
    await memberModule.profile.setLanguage(member.memberId, language);
    return {};
  });
}

export function setPlayerAvatarRoute(app: FastifyInstance, memberModule: MemberModule): void {
  route(app, setPlayerAvatar, async ({ avatar }, { member }) => {
    await memberModule.profile.setAvatar(member.memberId, avatar || null);
    return { avatar };
  });
}

export function setProfileRoute(app: FastifyInstance, memberModule: MemberModule): void {
  route(app, setProfile, async (facts, { member }) => {
    await memberModule.profile.setFacts(member.memberId, facts);
    return {};
  });
}

export function setTimeZoneRoute(app: FastifyInstance, memberModule: MemberModule): void {
  route(app, setTimeZone, async ({ timeZone }, { member }) => {
    await memberModule.profile.setTimeZone(member.memberId, timeZone || null);
    return timeZone ? { timeZone } : {};
  });
}
