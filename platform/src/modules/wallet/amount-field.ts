import { Refusal } from '../../kernel/refusal.ts';

/**
 * For calls whose field `amount` says how much is taken: that the balance does not hold it stands at that field. The ledger
 * itself knows no fields. @throws what the posting throws
 */
export async function atAmountField<T>(posting: Promise<T>): Promise<T> {
  try {
    return await posting;
  } catch (error) {
    if (!(error instanceof Refusal) || error.code !== 'insufficient_balance') throw error;
    throw new Refusal(error.code, { value: error.value, fields: { amount: error.code } });
  }
}
