import { createProviderKey, type ProviderKey } from '@portal/platform/modules/payments/providers/provider-key';
import {
  type WithdrawingMember,
  withdrawingMember,
} from '@portal/platform/modules/payments/testing/withdrawing-member';
import { addTransferVendors } from '@portal/platform/modules/wallet/testing/transfer-vendors';
import { operatorPerson } from '@portal/platform/testing/operator-token';
import { withApp } from './with-app.ts';

export const vendors = ['EVG', 'ION'] as const;
export const openingMinor = 10_000_000n;

export interface MoneyFixture {
  /** The first one is the hot one: every client moves money of it, too. */
  players: readonly WithdrawingMember[];
  maker: string;
  checker: string;
  providerKey: ProviderKey;
}

/** Members with money, a bank account and a session, vendors with wallets, two persons of finance, and wide limits. */
export function seedMoney(env: NodeJS.ProcessEnv, playerCount: number): Promise<MoneyFixture> {
  return withApp(env, async (app) => {
    const { settings } = app.modules;
    await settings.write('identity.humanVerification', [], 'test');
    await settings.write('login.triesPerMinute', 1000, 'test');
    await settings.write('deposit.turnoverPercent', 0, 'test');
    await settings.write('deposit.openAtMost', 100, 'test');
    await settings.write('deposit.perDay', 1000, 'test');
    await settings.write('withdrawal.openAtMost', 100, 'test');
    await settings.write('withdrawal.limits', { min: '1.00', max: '20000.00', perDay: 1000 }, 'test');
    await addTransferVendors(app, ...vendors);
    const players: WithdrawingMember[] = [];
    for (let no = 0; no < playerCount; no += 1)
      players.push(await withdrawingMember(app, `money${String(no).padStart(3, '0')}`, openingMinor));
    const maker = await (await operatorPerson(app, 'maker', 'finance-maker'))();
    const checker = await (await operatorPerson(app, 'checker', 'finance-checker'))();
    const { DATA_DIR } = app.server.kernel.settings;
    return { players, maker, checker, providerKey: createProviderKey(DATA_DIR, 'sandbox')() };
  });
}
