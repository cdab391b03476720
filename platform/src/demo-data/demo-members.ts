import { minorUnits } from '@portal/shared/contract/money/amounts';
import type { Kernel } from '../kernel/kernel.ts';
import type { ContactKind, Member } from '../modules/accounts/index.ts';
import { between, houseAccount, memberAccount } from '../modules/wallet/index.ts';
import type { Modules } from '../modules.ts';
import { type DemoStep, demoPassword, demoPaymentPassword, historyDays } from './demo-step.ts';

interface DemoMember {
  account: string;
  nickname: string;
  type: number;
  upline?: string;
  balance: string;
  affiliateCode?: string;
  rankLevel?: number;
  hasExpiredPassword?: boolean;
  /** Verified contacts, which a login from another address asks for. */
  contacts?: Partial<Record<ContactKind, string>>;
  profile?: Record<string, string>;
}

/** Known addresses: a login from this machine needs only the password. */
const ownAddresses = ['127.0.0.1', '::1'];

/** The members of docs/architecture.md 10, each after its upline. */
export const demoMembers: readonly DemoMember[] = [
  { account: 'agent01', nickname: 'Agent One', type: 1, balance: '100000.00', affiliateCode: 'AGENT01' },
  { account: 'player01', nickname: 'Player One', type: 0, upline: 'agent01', balance: '10000.00' },
  {
    account: 'player02',
    nickname: 'Player Two',
    type: 0,
    upline: 'agent01',
    balance: '10000.00',
    contacts: { mobile: '+639175550102', email: 'player02@example.com' },
  },
  {
    account: 'agent02',
    nickname: 'Agent Two',
    type: 2,
    upline: 'agent01',
    balance: '100000.00',
    affiliateCode: 'AGENT02',
  },
  { account: 'player03', nickname: 'Player Three', type: 0, upline: 'agent02', balance: '1000.00' },
  {
    account: 'vip05',
    nickname: 'Very Important',
    type: 0,
    balance: '10000.00',
    rankLevel: 5,
    profile: { payeeName: 'Victoria Important' },
  },
  { account: 'expired01', nickname: 'Long Ago', type: 0, balance: '1000.00', hasExpiredPassword: true },
];

/** Marks the opening balances in the ledger, and with them a database that was a demo's. */
export const openingSource = 'demo-opening';

const dayMs = 24 * 3_600_000;

export const demoMembersStep: DemoStep = {
  name: 'members',
  async run(kernel, modules) {
    for (const demo of demoMembers) {
      if (await modules.member.byAccount(demo.account)) continue;
      const member = await prepare(kernel, modules, demo);
      await kernel.database.transaction(() => open(modules, member, demo));
    }
  },
};

async function prepare(kernel: Kernel, { member, settings }: Modules, demo: DemoMember): Promise<Member> {
  const now = kernel.clock.now().getTime();
  const upline = demo.upline ? await member.byAccount(demo.upline) : undefined;
  const registeredAt = new Date(now - (historyDays + 1) * dayMs);
  return member.prepare({
    ...demo,
    password: demoPassword,
    paymentPassword: demoPaymentPassword,
    uplinePath: upline?.uplinePath ?? '',
    currency: kernel.settings.CURRENCY,
    termsVersion: await settings.get('termsVersion'),
    registeredAt,
    // Only the demo member with an expired password is asked to change it.
    passwordChangedAt: new Date(now - (demo.hasExpiredPassword ? 400 : 0) * dayMs),
  });
}

async function open({ member, wallet }: Modules, row: Member, demo: DemoMember): Promise<void> {
  await member.insert(row);
  await wallet.openPlayerAccounts(row.id);
  await member.noteLogin(row.id);
  await member.profile.finishFirstLogin(row.id);
  for (const address of ownAddresses) await member.addresses.note(row.id, address);
  for (const [kind, value] of Object.entries(demo.contacts ?? {}) as [ContactKind, string][])
    await member.contacts.save(row.id, kind, { value, isVerified: true });
  await wallet.post({
    source: openingSource,
    reference: demo.account,
    kind: 'deposit',
    legs: between(houseAccount('equity'), memberAccount(row.id), minorUnits(demo.balance)),
    at: row.registeredAt,
  });
}
