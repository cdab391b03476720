import * as v from 'valibot';
import { defineCall } from '../calls/define-call.ts';
import { amountText } from '../money/amounts.ts';
import { recordDay, recordPeriod } from '../time/record-period.ts';
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
