import * as v from 'valibot';
import { amountText } from '../amounts.ts';
import { defineCall } from '../define-call.ts';
import { isoTime, pageNo, pageSize, totalPages } from '../paging.ts';

const day = v.pipe(v.string(), v.isoDate());

/** Figures of the agent's branch: today, the chosen days, and one row a day for the chart. Days are those of the setting timeZone. */
export const getTeamOverview = defineCall({
  method: 'get',
  path: '/wps/agent/teamOverview',
  access: 'real-account',
  input: v.object({ from: v.optional(day), to: v.optional(day) }),
  output: v.object({
    members: v.number(),
    directMembers: v.number(),
    activeMembers: v.number(),
    stake: amountText,
    win: amountText,
    profitLoss: amountText,
    rounds: v.number(),
    days: v.array(v.object({ day, stake: amountText, win: amountText, rounds: v.number(), activeMembers: v.number() })),
  }),
  refusals: ['not_an_agent'],
});

/** Bets of the branch, newest first; an agent sees its own branch and nothing else. */
export const listTeamBets = defineCall({
  method: 'get',
  path: '/wps/agent/teamBets',
  access: 'real-account',
  input: v.object({ pageNo, pageSize, account: v.optional(v.pipe(v.string(), v.maxLength(64))) }),
  output: v.object({
    list: v.array(
      v.object({
        roundId: v.string(),
        account: v.string(),
        gameName: v.string(),
        stake: amountText,
        win: amountText,
        state: v.string(),
        at: isoTime,
      }),
    ),
    totalPages,
  }),
  refusals: ['not_an_agent'],
});

/** Which contract features are on (specification 3): menu items of the agent centre follow them. */
export const getConsolidatedContracts = defineCall({
  method: 'get',
  path: '/wps/member/info/funds/consolidated',
  access: 'member',
  input: v.object({}),
  output: v.object({
    dailysalreqtype: v.boolean(),
    divtypereq: v.boolean(),
    contracthoursalreq: v.boolean(),
    realtimesalreqtype: v.boolean(),
  }),
  refusals: [],
});

/** Affiliate / invitation code check at registration: success or `invitation_code_error`. */
export const checkAffiliateCode = defineCall({
  method: 'get',
  path: '/wps/agent/affiliate',
  access: 'public',
  input: v.object({
    code: v.pipe(v.string(), v.trim(), v.minLength(1), v.maxLength(32)),
    domain: v.optional(v.string()),
  }),
  output: v.object({}),
  refusals: ['invitation_code_error'],
});
