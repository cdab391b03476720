import { tellPayment } from '../provider-api/calls.ts';
import { cancelDeposit, createDeposit, getDeposit, listDeposits, uploadDepositProof } from './deposits.ts';
import { listDepositMethods } from './list-deposit-methods.ts';

/** What members do to pay in, and what providers tell of it. */
export const depositCalls = {
  listDepositMethods,
  createDeposit,
  listDeposits,
  getDeposit,
  cancelDeposit,
  uploadDepositProof,
  tellPayment,
};
