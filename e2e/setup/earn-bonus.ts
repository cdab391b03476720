import type { Page } from '@playwright/test';
import { acceptApprovalRequest } from '@portal/shared/contract/approvals/operator-approvals';
import {
  decidePromotionApplication,
  listPromotionApplications,
  reviewPromotionApplication,
} from '@portal/shared/contract/rewards/operator-promotions';
import { applyForPromotion } from '@portal/shared/contract/rewards/promotions';
import { financeOperators } from './finance-operators.ts';

const why = 'a case needs a bonus';

/** Applies for the bonus for a friend (20.00, wagered three times in any game) and approves it, for the page's member. */
export async function earnBonus(page: Page, dataDir: string, member: string): Promise<void> {
  await page.evaluate(apply, applyForPromotion.path);
  const { maker, checker } = await financeOperators(dataDir);
  const { list } = await maker(listPromotionApplications, { member });
  const id = list[0]?.id ?? '';
  await maker(reviewPromotionApplication, { id, why });
  const { approvalRequest } = await maker(decidePromotionApplication, { id, act: 'approve', why });
  await checker(acceptApprovalRequest, { id: approvalRequest?.id ?? '', why });
}

async function apply(path: string): Promise<void> {
  const headers = {
    Authorization: `Bearer ${sessionStorage.getItem('token')}`,
    'Content-Type': 'application/json',
    'Idempotency-Key': crypto.randomUUID(),
  };
  const body = JSON.stringify({ promotionId: 'invite', comment: 'A friend of mine has joined.' });
  const answer = await fetch(path, { method: 'POST', headers, body });
  if (!answer.ok) throw new Error(`the application failed: ${answer.status}`);
}
