import type { SeedOf } from './seed-document.ts';

type Names = readonly [english: string, chinese: string, malay: string];

/** What a level brings in addition to the levels below it. */
const benefits = {
  points: ['A point for every 10.00 staked', '每投注 10.00 积 1 分', 'Satu mata bagi setiap 10.00 pertaruhan'],
  records: ['Statements by e-mail on request', '可索取电子邮件对账单', 'Penyata melalui e-mel atas permintaan'],
  birthday: ['A birthday gift', '生日礼物', 'Hadiah pada hari jadi anda'],
  weekly: ['Claim rebates whenever you like', '返水随时领取', 'Rebat dituntut bila-bila masa'],
  service: ['Your own service desk', '专属客服', 'Khidmat pelanggan khas'],
  express: ['Priority withdrawals', '取款优先处理', 'Pengeluaran didahulukan'],
  live: ['Our best rebates', '全站最高返水', 'Rebat terbaik di sini'],
  festival: ['Gifts at the four festivals', '四大节日礼物', 'Hadiah pada empat perayaan'],
  limits: ['Higher withdrawal limits', '更高取款额度', 'Had pengeluaran lebih tinggi'],
  manager: ['Your own account manager', '专属客户经理', 'Pengurus peribadi anda'],
} as const satisfies Record<string, Names>;

type Benefit = keyof typeof benefits;

const levels: readonly [names: Names, ...brings: Benefit[]][] = [
  [['Lantern', '灯笼', 'Tanglung'], 'points'],
  [['Bamboo', '翠竹', 'Buluh'], 'points', 'records'],
  [['Jade', '碧玉', 'Jed'], 'points', 'records', 'birthday'],
  [['Silver', '白银', 'Perak'], 'points', 'records', 'birthday', 'weekly'],
  [['Gold', '黄金', 'Emas'], 'points', 'birthday', 'weekly', 'service'],
  [['Pearl', '珍珠', 'Mutiara'], 'points', 'birthday', 'weekly', 'service', 'express'],
  [['Ruby', '红宝石', 'Delima'], 'points', 'weekly', 'live', 'service', 'express'],
  [['Sapphire', '蓝宝石', 'Nilam'], 'weekly', 'live', 'service', 'express', 'festival'],
  [['Diamond', '钻石', 'Berlian'], 'weekly', 'live', 'express', 'festival', 'limits'],
  [['Phoenix', '凤凰', 'Cenderawasih'], 'live', 'express', 'festival', 'limits', 'manager'],
];

const languages = ['EN', 'CN', 'MY'] as const;

/** The ten levels of a fresh portal; from the fifth on members have the VIP service (docs/product.md 4). */
export const seedVipLevels: SeedOf<'vip-level'> = levels.map(([names, ...brings], index) => ({
  id: `level-${index + 1}`,
  rank: index + 1,
  texts: Object.fromEntries(
    languages.map((language, at) => [
      language,
      { name: names[at] ?? names[0], benefits: brings.map((benefit) => benefits[benefit][at] ?? benefits[benefit][0]) },
    ]),
  ),
}));
