import * as v from 'valibot';
import { defineCall } from '../calls/define-call.ts';
import { languageCode } from '../game-types.ts';
import { isTimeZone } from '../time/time-zones.ts';
import { faces } from './faces.ts';

/** The face chosen by the member (member/faces); empty for the one drawn by the id. */
export const getProfileIcon = defineCall({
  method: 'get',
  path: '/wps/member/info/icon',
  access: 'member',
  input: v.object({}),
  output: v.object({ icon: v.string() }),
  refusals: [],
});

/** The same picture under its former name. */
export const getPlayerAvatar = defineCall({
  method: 'get',
  path: '/wps/relay/MCSFE_getPlayerAvatar',
  access: 'member',
  input: v.object({}),
  output: v.object({ avatar: v.string() }),
  refusals: [],
});

/** Chooses a drawn face, or with empty text the one of the member's id; returns the current one. */
export const setPlayerAvatar = defineCall({
  method: 'post',
  path: '/wps/relay/MCSFE_setPlayerAvatar',
  access: 'real-account',
  input: v.object({ avatar: v.picklist(['', ...faces]) }),
  output: v.object({ avatar: v.string() }),
  refusals: [],
});

/** Language of messages that reach the member outside the portal (SMS, e-mail). */
export const setLanguage = defineCall({
  method: 'post',
  path: '/wps/member/language',
  access: 'member',
  input: v.object({ language: languageCode }),
  output: v.object({}),
  refusals: [],
});

/** Zone for the times shown to the member, as an IANA name; empty for the portal's. Days stay the portal's. */
export const setTimeZone = defineCall({
  method: 'post',
  path: '/wps/member/timeZone',
  access: 'member',
  input: v.object({
    timeZone: v.pipe(
      v.string(),
      v.check((name) => name === '' || isTimeZone(name), 'unknown_time_zone'),
    ),
  }),
  output: v.object({ timeZone: v.optional(v.string()) }),
  refusals: [],
});

/** Profile labels of docs/product.md 3 that a member can fill in; nothing depends on them. */
export const profileFacts = [
  'fullName',
  'permanentAddress',
  'currentAddress',
  'placeOfBirth',
  'nationality',
  'occupation',
  'sourceOfIncome',
] as const;
export type ProfileFact = (typeof profileFacts)[number];

/** Longest text of a fact. */
export const profileFactLength = 200;

/** What the profile page shows beside the member info; absent fields are not filled in (docs/product.md 3). */
export const getProfile = defineCall({
  method: 'get',
  path: '/wps/member/profile',
  access: 'member',
  input: v.object({}),
  output: v.object({
    birthday: v.optional(v.string()),
    /** First letters only: a session must not reveal the answers a login from a new address may require. */
    realName: v.optional(v.string()),
    ...v.entriesFromList(profileFacts, v.optional(v.string())),
  }),
  refusals: [],
});

/** One line of text; an empty one clears the field. */
const fact = v.pipe(
  v.string(),
  v.trim(),
  v.maxLength(profileFactLength, 'invalid_input'),
  v.check((text) => !/\p{Cc}/u.test(text), 'invalid_input'),
);

/** Changes profile labels; omitted fields stay. */
export const setProfile = defineCall({
  method: 'post',
  path: '/wps/member/profile',
  access: 'real-account',
  encrypted: true,
  input: v.object(v.entriesFromList(profileFacts, v.optional(fact))),
  output: v.object({}),
  refusals: [],
});

/** 30 February is not a date. */
function isDay(text: string): boolean {
  const time = Date.parse(text);
  return !Number.isNaN(time) && new Date(time).toISOString().startsWith(text);
}

/** A day of the calendar as YYYY-MM-DD. */
const day = v.pipe(v.string(), v.trim(), v.isoDate('invalid_birthday'), v.check(isDay, 'invalid_birthday'));

/**
 * Sets the birthday, once; later changes are made by customer service. Refuses members younger than the setting
 * `birthdayAge` (21, docs/product.md 5 and 9) with `birthday_age`, by the calendar of the portal's time zone.
 */
export const setBirthday = defineCall({
  method: 'post',
  path: '/wps/member/birthday',
  access: 'real-account',
  encrypted: true,
  input: v.object({ birthday: day }),
  output: v.object({ birthday: v.string() }),
  refusals: ['birthday_age', 'birthday_known', 'invalid_birthday'],
});
