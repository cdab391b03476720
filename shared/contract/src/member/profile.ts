import * as v from 'valibot';
import { defineCall } from '../define-call.ts';
import { languageCode } from '../game-types.ts';

/** Address of the member's picture; empty for the drawn one (by the member's id). */
export const getProfileIcon = defineCall({
  method: 'get',
  path: '/wps/member/info/icon',
  access: 'member',
  input: v.object({}),
  output: v.object({ icon: v.string() }),
  refusals: [],
});

/** The same picture under its older name. */
export const getPlayerAvatar = defineCall({
  method: 'get',
  path: '/wps/relay/MCSFE_getPlayerAvatar',
  access: 'member',
  input: v.object({}),
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
