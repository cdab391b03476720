import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { checkLedger } from '@portal/shared/contract/operator/operator-calls';
import * as v from 'valibot';

const credential = v.object({ address: v.string(), token: v.string() });
const answer = v.object({ success: v.literal(true), value: checkLedger.output });

/** Throws when any invariant of the ledger is broken after the run. */
export async function checkLedgerOf(dataDir: string): Promise<void> {
  const { address, token } = v.parse(credential, JSON.parse(await readFile(join(dataDir, 'operator.json'), 'utf8')));
  const response = await fetch(address + checkLedger.path, { headers: { Authorization: `Bearer ${token}` } });
  const { value } = v.parse(answer, await response.json());
  if (!value.balanced) throw new Error(`the ledger is not in order after the run: ${JSON.stringify(value)}`);
  process.stdout.write(`ledger after the run: ${value.transfers} transfers, in order\n`);
}
