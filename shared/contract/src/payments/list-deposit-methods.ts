import * as v from 'valibot';
import { amountText } from '../amounts.ts';
import { defineCall } from '../define-call.ts';
import { depositKind } from './deposit-states.ts';

export const depositMethod = v.object({
  id: v.string(),
  kind: depositKind,
  /** Name given by the operator. */
  name: v.string(),
  min: amountText,
  max: amountText,
  /** Share of the amount, in basis points, rounded down; the rest reaches the wallet. */
  feeBasisPoints: v.number(),
  /** Its orders carry a QR code. */
  showsQr: v.boolean(),
  /** False: shown as closed, and cannot be ordered. */
  isOpen: v.boolean(),
  /** An order unpaid by then expires. */
  minutes: v.number(),
});

/** Why no order can be made now, whatever its amount. */
export const depositBlocks = ['account_closed', 'deposits_open', 'deposits_of_day'] as const;

/** Deposit methods in the operator's order, and what prevents a deposit. */
export const listDepositMethods = defineCall({
  method: 'get',
  path: '/wps/deposit/methods',
  access: 'member',
  input: v.object({}),
  output: v.object({
    methods: v.array(depositMethod),
    /** Undecided orders, and their maximum. */
    open: v.number(),
    openAtMost: v.number(),
    /** Maximum number of orders per day, whatever their outcome. */
    perDay: v.number(),
    /** The member's debt: a deposit pays it first. */
    owed: amountText,
    /** Turnover required before a deposit can be withdrawn, in percent of it. */
    turnoverPercent: v.number(),
    blockedBy: v.array(v.picklist(depositBlocks)),
    /** True if play is suspended for this member, by an operator or by themselves: nothing can be ordered. */
    isStopped: v.optional(v.boolean()),
  }),
  refusals: [],
});
