import { Refusal } from '../../kernel/calls/refusal.ts';

/**
 * Adds the field `amount` to an insufficient balance, for calls that have this field; the ledger knows no fields.
 * @throws what the posting throws
 */
export async function atAmountField<T>(posting: Promise<T>): Promise<T> {
  try {
    return await posting;
  } catch (error) {
    if (!(error instanceof Refusal) || error.code !== 'insufficient_balance') throw error;
    throw new Refusal(error.code, { value: error.value, fields: { amount: error.code } });
  }
}
