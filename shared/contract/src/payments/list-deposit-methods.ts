import * as v from 'valibot';
import { amountText } from '../amounts.ts';
import { defineCall } from '../define-call.ts';

/** Deposit methods open to the member, with their limits and fee in basis points. */
export const listDepositMethods = defineCall({
  method: 'get',
  path: '/wps/payment/deposit/methods',
  access: 'member',
  input: v.object({}),
  output: v.object({
    methods: v.array(
      v.object({
        id: v.string(),
        name: v.string(),
        provider: v.string(),
        min: amountText,
        max: amountText,
        feeBasisPoints: v.number(),
      }),
    ),
  }),
  refusals: [],
});
