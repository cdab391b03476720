import {
  cancelDeposit,
  createDeposit,
  getDeposit,
  uploadDepositProof,
} from '@portal/shared/contract/payments/deposits';
import { proposeForDeposit } from '@portal/shared/contract/payments/operator-deposits';
import sharp from 'sharp';
import type { App } from '../../../app.ts';
import { newId } from '../../../kernel/database/ids.ts';
import { apiClient } from '../../../testing/api-client.ts';
import { addMember, tokenOf } from '../../accounts/testing/add-member.ts';
import { memberAccount } from '../../wallet/index.ts';
import type { FinanceOperators } from './finance-operators.ts';

export interface Depositor {
  memberId: string;
  account: string;
  token: string;
}

/** Returns a small picture as base64. */
export async function proofImage(): Promise<string> {
  const drawn = sharp({ create: { width: 8, height: 8, channels: 3, background: '#063' } });
  return (await drawn.png().toBuffer()).toString('base64');
}

/** Members who make deposits, and their calls. */
export function depositClient(app: App) {
  const api = apiClient(app);
  const as = ({ token }: { token: string }, key = newId()) => ({ token, headers: { 'idempotency-key': key } });
  return {
    async member(account: string): Promise<Depositor> {
      const { id: memberId } = await addMember(app, account);
      return { memberId, account, token: await tokenOf(app, account) };
    },
    order: (player: Depositor, methodId: unknown, amount: unknown, key?: string) =>
      api.send(createDeposit, { methodId, amount }, as(player, key)),
    cancel: (player: Depositor, id: string) => api.send(cancelDeposit, { id }, as(player)),
    prove: (player: Depositor, id: string, data: unknown) => api.send(uploadDepositProof, { id, data }, as(player)),
    read: (player: Depositor, id: string) => api.send(getDeposit, { id }, player),
    main: (player: Depositor) => app.modules.wallet.balanceOf(memberAccount(player.memberId)),
    owed: async (player: Depositor) =>
      -(await app.modules.wallet.balanceOf(memberAccount(player.memberId, 'receivable'))),
    propose: async (operators: FinanceOperators, id: string, act: string, change = {}, token?: string) =>
      api.send(
        proposeForDeposit,
        { id, act, why: operators.why, ...change },
        as({ token: token ?? (await operators.maker()) }),
      ),
    /** Has an act proposed and approved; returns the code of the refusal, or `done`. */
    async proposeAndAccept(operators: FinanceOperators, id: string, act: string, change = {}): Promise<string> {
      const proposed = await this.propose(operators, id, act, change);
      if (!proposed.success) return proposed.code ?? '';
      const accepted = await operators.accept(proposed.value.id);
      if (!accepted.success) await operators.decline(proposed.value.id);
      return accepted.code ?? 'done';
    },
  };
}

export type DepositClient = ReturnType<typeof depositClient>;
