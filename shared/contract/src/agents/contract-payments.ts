import * as v from 'valibot';
import { defineCall } from '../calls/define-call.ts';
import { isoTime, pageNo, pageSize, totalPages } from '../calls/paging.ts';
import { amountText } from '../money/amounts.ts';
import { answeredPeriod, recordDay, recordPeriod } from '../time/record-period.ts';
import { filledText } from '../typed/form-texts.ts';
import { contractKind } from './contract-terms.ts';
import { contractVersion } from './contracts.ts';

/** `paid`; `owed`: the upline lacked cover, paid when it has it; `nothing`: the period earned nothing. */
export const paymentState = v.picklist(['paid', 'owed', 'nothing']);

/** The result of one period of a contract. */
export const contractPayment = v.object({
  id: v.string(),
  contractId: v.string(),
  kind: contractKind,
  account: v.string(),
  /** Account of the paying upline; absent: the platform. */
  payer: v.optional(v.string()),
  from: isoTime,
  /** The first moment after the period. */
  to: isoTime,
  validBet: amountText,
  /** Basis points; of real-time salary the profit rate. */
  rate: v.number(),
  /** By the formula, before the shares of the direct downlines' contracts. */
  gross: amountText,
  taken: amountText,
  /** Paid or owed: gross minus downline shares, not below zero. */
  amount: amountText,
  state: paymentState,
  paidAt: v.optional(isoTime),
});
export type ContractPayment = v.InferOutput<typeof contractPayment>;

/** `received`: own; `given`: of direct downlines, whoever paid. */
export const paymentSide = v.picklist(['received', 'given']);

const paymentFilter = {
  kind: contractKind,
  side: v.optional(paymentSide, 'received'),
  account: v.optional(v.pipe(v.string(), v.trim(), v.maxLength(64))),
  state: v.optional(paymentState),
  ...recordPeriod,
};

const listRefusals = ['not_an_agent'] as const;

/** Dividend record, daily wages, hourly and real-time salary (docs/product.md 2.6): by the end of the period, newest first. */
export const listContractPayments = defineCall({
  method: 'get',
  path: '/wps/agent/payments',
  access: 'real-account',
  input: v.object({ ...paymentFilter, pageNo, pageSize }),
  output: v.object({
    period: answeredPeriod,
    list: v.array(contractPayment),
    totalPages,
    /** `amount`: what is paid; `owed`: what is not paid yet. */
    totals: v.object({ payments: v.number(), validBet: amountText, amount: amountText, owed: amountText }),
    /** Paid amounts by the day on which the period ended, for the chart; days without payment are included. */
    days: v.array(v.object({ day: recordDay, amount: amountText })),
  }),
  refusals: listRefusals,
});

export const exportContractPayments = defineCall({
  method: 'get',
  path: '/wps/agent/payments.csv',
  access: 'real-account',
  csv: true,
  input: v.object(paymentFilter),
  output: v.string(),
  refusals: ['not_an_agent', 'export_too_large'],
});

/** Team figures that a period was paid by. */
const teamFigures = v.object({
  validBet: amountText,
  wins: amountText,
  bonuses: amountText,
  rebates: amountText,
  /** validBet - wins - bonuses - rebates. */
  net: amountText,
  activeMembers: v.number(),
  /** Loss carry-forward, zero or below; for dividends that carry losses. */
  carriedIn: amountText,
  carriedOut: amountText,
});

const realTimeFigures = v.object({
  /** Losses of the losing players and profits of the winning players; bets above the bound are ignored. */
  losing: amountText,
  winning: amountText,
  validBet: amountText,
});

/** Explains an amount: inputs, formula, version of the contract; for both sides and all uplines above. */
export const explainPayment = defineCall({
  method: 'get',
  path: '/wps/agent/payments/:id/why',
  access: 'real-account',
  input: v.object({ id: filledText(64) }),
  output: v.object({
    payment: contractPayment,
    version: contractVersion,
    figures: v.variant('of', [
      v.object({ of: v.literal('team'), ...teamFigures.entries }),
      v.object({ of: v.literal('realtime'), ...realTimeFigures.entries }),
    ]),
    /** Index of the tier in the version; absent: no tier was reached. */
    tier: v.optional(v.number()),
    taken: v.array(v.object({ account: v.string(), amount: amountText })),
  }),
  refusals: ['not_an_agent', 'payment_not_found'],
});

/** Recomputes a payment from the stored bets, bonuses and rebates. */
export const replayPayment = defineCall({
  method: 'get',
  path: '/wps/agent/payments/:id/replay',
  access: 'real-account',
  input: v.object({ id: filledText(64) }),
  output: v.object({ amount: amountText, isSame: v.boolean() }),
  refusals: ['not_an_agent', 'payment_not_found'],
});

/** The bets behind a payment, newest first. */
export const listPaymentBets = defineCall({
  method: 'get',
  path: '/wps/agent/payments/:id/bets',
  access: 'real-account',
  input: v.object({ id: filledText(64), pageNo, pageSize }),
  output: v.object({
    list: v.array(
      v.object({
        roundId: v.string(),
        account: v.string(),
        gameName: v.string(),
        stake: amountText,
        win: amountText,
        at: isoTime,
        /** A later correction of the win; its stake is zero, its win may be negative. */
        isCorrection: v.boolean(),
        /** False: above the bound for single bets. */
        counts: v.boolean(),
      }),
    ),
    totalPages,
  }),
  refusals: ['not_an_agent', 'payment_not_found'],
});
