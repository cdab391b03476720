import * as v from 'valibot';
import { defineCall } from '../calls/define-call.ts';
import { isoTime, pageNo, pageSize, totalPages } from '../calls/paging.ts';
import { amountText } from '../money/amounts.ts';
import { answeredPeriod, recordPeriod } from '../time/record-period.ts';
import { trimmedText } from '../typed/form-texts.ts';

/** Team betting as a file; the list is listTeamBets. */
export const exportTeamBets = defineCall({
  method: 'get',
  path: '/wps/agent/teamBets.csv',
  access: 'real-account',
  csv: true,
  input: v.object({ account: v.optional(trimmedText(64)), ...recordPeriod }),
  output: v.string(),
  refusals: ['not_an_agent', 'export_too_large'],
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
