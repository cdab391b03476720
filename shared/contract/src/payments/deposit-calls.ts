import { reportPayment } from '../provider-api/calls.ts';
import { cancelDeposit, createDeposit, getDeposit, listDeposits, uploadDepositProof } from './deposits.ts';
import { listDepositMethods } from './list-deposit-methods.ts';

/** Deposit calls of members, and the messages of providers. */
export const depositCalls = {
  listDepositMethods,
  createDeposit,
  listDeposits,
  getDeposit,
  cancelDeposit,
  uploadDepositProof,
  reportPayment,
};
