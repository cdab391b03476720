import assert from 'node:assert/strict';
import { after, before } from 'node:test';
import {
  confirmWithdrawal,
  getWithdrawal,
  reportWithdrawal,
  uploadWithdrawalProof,
} from '@portal/shared/contract/payments/withdrawals';
import sharp from 'sharp';
import { type App, buildApp } from '../../../app.ts';
import type { Database } from '../../../kernel/database/database.ts';
import { newId } from '../../../kernel/database/ids.ts';
import { hostedApp } from '../../../testing/hosted-app.ts';
import { testClock } from '../../../testing/test-clock.ts';
import { testParts } from '../../../testing/test-kernel.ts';
import { memberAccount } from '../../wallet/index.ts';
import { type FinanceOperators, financeOperators } from './finance-operators.ts';
import { applyAs, type WithdrawingMember, withdrawingMember } from './withdrawing-member.ts';

/** Starts two processes of the platform, with finance operators and players who confirm or dispute their payments. */
export function withdrawalAnswerHarness(database: () => Database) {
  const clock = testClock();
  const harness = hostedApp(database, { clock });
  let opened: { other: App; operators: FinanceOperators; picture: string } | undefined;
  const parts = () => {
    assert.ok(opened, 'It is there only while tests run');
    return opened;
  };
  before(async () => {
    const { settings } = harness.app.modules;
    await settings.write('proofs.perMinute', 1000, 'test');
    await settings.write('proofs.perMinuteByAddress', 10_000, 'test');
    const drawn = sharp({ create: { width: 40, height: 30, channels: 3, background: '#063' } });
    opened = {
      other: await buildApp(testParts(database(), { clock })),
      operators: await financeOperators(harness.app),
      picture: (await drawn.png().toBuffer()).toString('base64'),
    };
  });
  after(() => opened?.other.close());

  const as = (player: WithdrawingMember) => ({ token: player.token, headers: { 'idempotency-key': newId() } });
  const shown = async (player: WithdrawingMember, id: string) =>
    (await harness.api.send(getWithdrawal, { id }, as(player))).value;
  const upload = (player: WithdrawingMember, id: string, data = parts().picture) =>
    harness.api.send(uploadWithdrawalProof, { id, data }, { token: player.token });
  const report = (player: WithdrawingMember, id: string, change: object) =>
    harness.api.send(reportWithdrawal, { id, ...change }, as(player));

  /** Applies, approves and pays in parts of these amounts. */
  async function paid(account: string, ...amounts: string[]) {
    const player = await withdrawingMember(harness.app, account, 100_000n);
    const { id } = (await applyAs(harness.app, player, '300.00')).value;
    await parts().operators.approve(id);
    for (const amount of amounts) assert.equal(await parts().operators.proposeAndAccept(id, 'pay', { amount }), 'done');
    return { player, id };
  }

  /** Pays, and reports the last part as not received. */
  async function reported(account: string, ...amounts: string[]) {
    const { player, id } = await paid(account, ...amounts);
    const { proofId } = (await upload(player, id)).value;
    const { parts: all } = await shown(player, id);
    const answer = await report(player, id, { partIds: [all.at(-1)?.id], proofIds: [proofId] });
    assert.equal(answer.status, 200, answer.code);
    return { player, id, proofId };
  }

  return {
    clock,
    harness: harness,
    shown,
    upload,
    report,
    paid,
    reported,
    operators: () => parts().operators,
    main: (player: WithdrawingMember) => harness.app.modules.wallet.balanceOf(memberAccount(player.memberId)),
    confirm: (player: WithdrawingMember, id: string, partId?: string) =>
      harness.api.send(confirmWithdrawal, { id, ...(partId && { partId }) }, as(player)),
    /** Runs the due receipts in both processes at once. */
    receiveDue: () => Promise.all([harness.app, parts().other].map(({ server }) => server.kernel.jobs.runDue())),
  };
}
