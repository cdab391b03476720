import * as v from 'valibot';
import { amountText } from '../amounts.ts';
import { defineCall } from '../define-call.ts';
import { isoTime, pageNo, pageSize, totalPages } from '../paging.ts';
import { answeredPeriod, recordDay, recordPeriod } from '../records/record-period.ts';
import { playersMoney } from './players-money.ts';

/** `stake`: stakes of settled bets. */
const teamSums = { stake: amountText, ...playersMoney };

/** Scope of the figures: all members below the agent, or direct downlines only. */
export const teamScope = v.picklist(['team', 'direct']);

/** Figures of the agent's branch over the chosen days, and one row a day for the chart. Days are those of the setting timeZone. */
export const getTeamOverview = defineCall({
  method: 'get',
  path: '/wps/agent/teamOverview',
  access: 'real-account',
  input: v.object({ ...recordPeriod, scope: v.optional(teamScope, 'team') }),
  output: v.object({
    members: v.number(),
    directMembers: v.number(),
    /** Registered on the chosen days. */
    newMembers: v.number(),
    activeMembers: v.number(),
    ...teamSums,
    /** The same for as many days before, for comparison. */
    before: v.object({ activeMembers: v.number(), ...teamSums }),
    days: v.array(v.object({ day: recordDay, activeMembers: v.number(), ...teamSums })),
  }),
  refusals: ['not_an_agent'],
});

/** The days of the overview as a file. */
export const exportTeamOverview = defineCall({
  method: 'get',
  path: '/wps/agent/teamOverview.csv',
  access: 'real-account',
  csv: true,
  input: getTeamOverview.input,
  output: v.string(),
  refusals: ['not_an_agent'],
});

/** Bets of the branch, newest first; an agent sees its own branch and nothing else. */
export const listTeamBets = defineCall({
  method: 'get',
  path: '/wps/agent/teamBets',
  access: 'real-account',
  input: v.object({ pageNo, pageSize, account: v.optional(v.pipe(v.string(), v.maxLength(64))), ...recordPeriod }),
  output: v.object({
    period: answeredPeriod,
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
    /** Totals of everything the filter matches; corrections count in the win. */
    totals: v.object({ rounds: v.number(), stake: amountText, win: amountText }),
  }),
  refusals: ['not_an_agent'],
});

/** Which contract features are on (docs/product.md 3): menu items of the agent centre follow them. */
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

/** Calls of the overview, for agent-calls.ts. */
export const overviewCalls = {
  getTeamOverview,
  exportTeamOverview,
  listTeamBets,
  getConsolidatedContracts,
  checkAffiliateCode,
};
