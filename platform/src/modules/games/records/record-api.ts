import type { Kernel } from '../../../kernel/kernel.ts';
import { launchOf, roundById, transactionsOf } from './bet-detail.ts';
import type { BetFilter } from './bet-filter.ts';
import { betProfit } from './bet-profit.ts';
import { allBets, type BetQuery, betRecord, countBets } from './bet-record.ts';
import { findRounds, type RoundQuery, transactionsByIds } from './find-rounds.ts';
import { revenue } from './revenue.ts';

/** The reads of rounds for records and reports. */
export function createRecordApi(kernel: Kernel) {
  return {
    betRecord: (memberId: string, query: BetQuery) => betRecord(kernel, memberId, query),
    allBets: (memberId: string, filter: BetFilter) => allBets(kernel, memberId, filter),
    countBets: (memberId: string, filter: BetFilter) => countBets(kernel, memberId, filter),
    betProfit: (memberId: string, filter: BetFilter, by: 'day' | 'month') => betProfit(kernel, memberId, filter, by),
    roundById: (id: string, memberId?: string) => roundById(kernel, id, memberId),
    transactionsOf: (roundKey: string) => transactionsOf(kernel, roundKey),
    findRounds: (asked: RoundQuery, atMost: number) => findRounds(kernel, asked, atMost),
    transactionsByIds: (provider: string, ids: readonly string[]) => transactionsByIds(kernel, provider, ids),
    revenue: (period: Parameters<typeof revenue>[1]) => revenue(kernel, period),
    launchOf: (launchId: string) => launchOf(kernel, launchId),
  };
}
