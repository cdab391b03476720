import type { Page } from '@playwright/test';
import { acceptApprovalRequest } from '@portal/shared/contract/approvals/operator-approvals';
import { createDeposit } from '@portal/shared/contract/payments/deposits';
import { listOperatorDeposits, proposeForDeposit } from '@portal/shared/contract/payments/operator-deposits';
import { financeOperators, type OperatorPerson } from './finance-operators.ts';

const why = 'a case needs points';

/** Gives points to the page's member by a deposit that two operators credit. Returns the approving operator. */
export async function earnPoints(page: Page, dataDir: string, member: string, amount: string): Promise<OperatorPerson> {
  const data = (await page.screenshot()).toString('base64');
  await page.evaluate(orderAndProve, { path: createDeposit.path, amount, data });
  const { maker, checker } = await financeOperators(dataDir);
  const { list } = await maker(listOperatorDeposits, { member, pageNo: 1, pageSize: 1 });
  const { id = '', reference } = list[0] ?? {};
  const asked = { id, act: 'approve', amount, reference: `bank ${reference}`, why } as const;
  const proposed = await maker(proposeForDeposit, asked);
  await checker(acceptApprovalRequest, { id: proposed.id, why });
  return maker;
}

async function orderAndProve({ path, amount, data }: { path: string; amount: string; data: string }): Promise<void> {
  const headers = {
    Authorization: `Bearer ${sessionStorage.getItem('token')}`,
    'Content-Type': 'application/json',
    'Idempotency-Key': crypto.randomUUID(),
  };
  const send = async (to: string, fields: object) =>
    (await fetch(to, { method: 'POST', headers, body: JSON.stringify(fields) })).json();
  const { value } = await send(path, { methodId: 'bank-transfer', amount });
  await send(`${path}/${value.id}/proofs`, { data });
}
