import * as v from 'valibot';
import { defineCall } from '../calls/define-call.ts';

export const memberInfo = v.object({
  id: v.string(),
  account: v.string(),
  nickname: v.string(),
  /** The chosen drawn face (member/faces); absent: the one of the id. */
  avatar: v.optional(v.string()),
  /** 0 player, 1 top agent, 2 agent, 41 and 42 agents of the operator's own branches, 4 trial; the same as isAgent. */
  type: v.picklist([0, 1, 2, 4, 41, 42]),
  toUpline: v.boolean(),
  clubLabel: v.object({ labelName: v.string(), rankLevel: v.number() }),
  memberLabel: v.array(v.object({ labelName: v.string() })),
  currency: v.string(),
  /** IANA zone for the times shown to the member; absent: that of the portal (system/get-status). */
  timeZone: v.optional(v.string()),
  previousLoginAt: v.optional(v.string()),
});
export type MemberInfo = v.InferOutput<typeof memberInfo>;

export const getMemberInfo = defineCall({
  method: 'get',
  path: '/wps/member/info',
  access: 'member',
  input: v.object({}),
  output: memberInfo,
  refusals: [],
});

/** The left menu of the member centre (docs/product.md 2.5): pages the member may open, with their red counts. */
export const getMemberMenu = defineCall({
  method: 'get',
  path: '/wps/member/menu',
  access: 'member',
  input: v.object({}),
  output: v.object({ items: v.array(v.object({ page: v.string(), count: v.number() })) }),
  refusals: [],
});
