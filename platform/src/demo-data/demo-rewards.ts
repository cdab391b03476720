import type { LanguageCode } from '@portal/shared/contract/game-types';
import { minorUnits } from '@portal/shared/contract/money/amounts';
import type { Kernel } from '../kernel/kernel.ts';
import type { NewGrant } from '../modules/rewards/index.ts';
import type { Modules } from '../modules.ts';
import type { DemoStep } from './demo-step.ts';

interface DemoReward extends Pick<NewGrant, 'source' | 'turnoverPercent' | 'weights'> {
  reference: string;
  name: Partial<Record<LanguageCode, string>>;
  amount?: string;
  points?: bigint;
  /** From the start of the demo; negative if it has expired. */
  endsInHours?: number;
  /** Hours before the start of the demo. */
  givenHoursAgo?: number;
  /** Claimed, and this much bet since. */
  claimedWithBet?: string;
  isWithdrawn?: boolean;
}

const hourMs = 3_600_000;
const weights = { RNG: 100, FISH: 100, ELOTT: 50, LOTT: 20, SPORTS: 50, ESPORTS: 50, DS88: 20, LIVE: 15, PVP: 15 };

/** One of each kind that the reward centre and the bonus details can show. */
const demoRewards: readonly DemoReward[] = [
  {
    source: 'vip-upgrade',
    reference: 'demo-upgrade',
    amount: '8.00',
    name: {
      EN: 'Welcome to VIP 2',
      CN: '欢迎晋升 VIP 2',
      MY: 'Selamat datang ke VIP 2',
      VN: 'Chào mừng lên VIP 2',
      TH: 'ยินดีต้อนรับสู่ VIP 2',
    },
  },
  {
    source: 'mission',
    reference: 'demo-mission',
    amount: '5.00',
    points: 50n,
    endsInHours: 20,
    name: {
      EN: 'Ten rounds of slots',
      CN: '老虎机十局',
      MY: 'Sepuluh pusingan slot',
      VN: 'Mười ván nổ hũ',
      TH: 'สล็อตสิบรอบ',
    },
  },
  {
    source: 'promotion',
    reference: 'demo-reload',
    amount: '50.00',
    turnoverPercent: 500,
    weights,
    endsInHours: 68,
    name: {
      EN: 'Weekend reload bonus',
      CN: '周末充值奖金',
      MY: 'Bonus tambah nilai hujung minggu',
      VN: 'Thưởng nạp cuối tuần',
      TH: 'โบนัสเติมเงินสุดสัปดาห์',
    },
  },
  {
    source: 'referral',
    reference: 'demo-friend',
    amount: '20.00',
    turnoverPercent: 300,
    weights,
    claimedWithBet: '38.00',
    name: {
      EN: 'A friend has joined',
      CN: '好友已加入',
      MY: 'Seorang rakan telah menyertai',
      VN: 'Một người bạn đã tham gia',
      TH: 'เพื่อนเข้าร่วมแล้ว',
    },
  },
  {
    source: 'egg',
    reference: 'demo-egg',
    amount: '2.00',
    givenHoursAgo: 54,
    endsInHours: -30,
    name: { EN: 'Golden egg', CN: '金蛋', MY: 'Telur emas', VN: 'Trứng vàng', TH: 'ไข่ทองคำ' },
  },
  {
    source: 'raffle',
    reference: 'demo-raffle',
    amount: '8.00',
    isWithdrawn: true,
    name: {
      EN: 'Weekend raffle',
      CN: '周末抽奖',
      MY: 'Cabutan hujung minggu',
      VN: 'Rút thăm cuối tuần',
      TH: 'จับสลากสุดสัปดาห์',
    },
  },
];

/**
 * Adds the rewards of vip05: claimable with and without wagering, claimed and half bet, expired and withdrawn. player01
 * has all but the claimed one: balance and withdrawal of that account stay as in docs/architecture.md 10.
 */
export const demoRewardsStep: DemoStep = {
  name: 'rewards',
  async run(kernel, modules) {
    const player = await modules.member.byAccount('player01');
    const vip = await modules.member.byAccount('vip05');
    if (!player || !vip) return;
    await kernel.database.transaction(async () => {
      for (const demo of demoRewards) {
        await add(kernel, modules, vip.id, demo);
        if (demo.claimedWithBet === undefined) await add(kernel, modules, player.id, demo);
      }
    });
  },
};

async function add(kernel: Kernel, modules: Modules, memberId: string, demo: DemoReward): Promise<void> {
  const { grants } = modules.rewards;
  const now = kernel.clock.now();
  const { source, reference, name, amount = '0.00', points, turnoverPercent, endsInHours, givenHoursAgo = 0 } = demo;
  const inHours = (hours: number) => new Date(now.getTime() + hours * hourMs);
  const expiresAt = endsInHours === undefined ? undefined : inHours(endsInHours);
  const { id, state } = await grants.give({
    memberId,
    source,
    reference,
    name,
    amountMinor: minorUnits(amount),
    points,
    turnoverPercent,
    weights: demo.weights,
    expiresAt,
    givenAt: inHours(-givenHoursAgo),
  });
  // Only a fresh reward continues; what was done to an existing one stays.
  if (state !== 'claimable') return;
  if (demo.isWithdrawn) await grants.withdraw(memberId, source, reference);
  if (demo.claimedWithBet === undefined) return;
  await grants.claim(memberId, id);
  const stakeMinor = String(minorUnits(demo.claimedWithBet));
  const settledAt = kernel.clock.now().toISOString();
  await modules.payments.turnover.count([{ memberId, gameType: 'RNG', stakeMinor, settledAt }]);
}
