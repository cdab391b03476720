import * as v from 'valibot';
import { amountText } from '../amounts.ts';
import { defineCall } from '../define-call.ts';
import { depositKind } from './deposit-states.ts';

export const depositMethod = v.object({
  id: v.string(),
  kind: depositKind,
  /** As the operator has named it. */
  name: v.string(),
  min: amountText,
  max: amountText,
  /** Of the amount, in basis points, rounded down; the rest reaches the wallet. */
  feeBasisPoints: v.number(),
  /** Its orders carry a QR code. */
  showsQr: v.boolean(),
  /** False: shown as closed, and no order can be made. */
  isOpen: v.boolean(),
  /** An order that is not paid until then expires. */
  minutes: v.number(),
});

/** Why no order can be made now, whatever its amount. */
export const depositBlocks = ['account_closed', 'deposits_open', 'deposits_of_day'] as const;

/** Ways to pay in, in the operator's order, and what stands in the way. */
export const listDepositMethods = defineCall({
  method: 'get',
  path: '/wps/deposit/methods',
  access: 'member',
  input: v.object({}),
  output: v.object({
    methods: v.array(depositMethod),
    /** Orders that are not decided yet, and how many there may be. */
    open: v.number(),
    openAtMost: v.number(),
    /** How many may be ordered in a day, whatever becomes of them. */
    perDay: v.number(),
    /** What the member owes: a deposit pays it first. */
    owed: amountText,
    /** What has to be bet before a deposit can be withdrawn, in percent of it. */
    turnoverPercent: v.number(),
    blockedBy: v.array(v.picklist(depositBlocks)),
    /** Play is stopped for this member, by an operator or at their own wish: nothing can be ordered, whatever else. */
    isStopped: v.optional(v.boolean()),
  }),
  refusals: [],
});
