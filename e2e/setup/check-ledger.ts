import { checkLedger } from '@portal/shared/contract/wallet/operator-ledger';
import { operatorCall } from './operator-api.ts';

/** Throws when any invariant of the ledger is broken after the run. */
export async function checkLedgerOf(dataDir: string): Promise<void> {
  const check = await operatorCall(dataDir, checkLedger, {});
  if (!check.balanced) throw new Error(`the ledger is not in order after the run: ${JSON.stringify(check)}`);
  process.stdout.write(`ledger after the run: ${check.transfers} transfers, in order\n`);
}
