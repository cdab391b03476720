import type { SeedOf } from './seed-document.ts';

type Names = readonly [english: string, chinese: string, malay: string, vietnamese: string, thai: string];

/** What a level brings in addition to the levels below it. */
const benefits = {
  points: [
    'A point for every 10.00 staked',
    '每投注 10.00 积 1 分',
    'Satu mata bagi setiap 10.00 pertaruhan',
    'Mỗi 10.00 tiền cược được một điểm',
    'หนึ่งแต้มทุกยอดเดิมพัน 10.00',
  ],
  records: [
    'Statements by e-mail on request',
    '可索取电子邮件对账单',
    'Penyata melalui e-mel atas permintaan',
    'Sao kê qua email khi yêu cầu',
    'ขอรายการเดินบัญชีทางอีเมลได้',
  ],
  birthday: ['A birthday gift', '生日礼物', 'Hadiah pada hari jadi anda', 'Quà sinh nhật', 'ของขวัญวันเกิด'],
  weekly: [
    'Claim rebates whenever you like',
    '返水随时领取',
    'Rebat dituntut bila-bila masa',
    'Nhận hoàn trả bất cứ lúc nào',
    'รับเงินคืนได้ทุกเมื่อ',
  ],
  service: ['VIP service', 'VIP 服务', 'Perkhidmatan VIP', 'Dịch vụ VIP', 'บริการ VIP'],
  express: ['Priority withdrawals', '取款优先处理', 'Pengeluaran didahulukan', 'Ưu tiên rút tiền', 'ถอนเงินก่อนใคร'],
  live: ['Our best rebates', '全站最高返水', 'Rebat terbaik di sini', 'Hoàn trả cao nhất', 'เงินคืนสูงสุดของเรา'],
  festival: [
    'Gifts at the four festivals',
    '四大节日礼物',
    'Hadiah pada empat perayaan',
    'Quà trong bốn lễ hội',
    'ของขวัญสี่เทศกาล',
  ],
  limits: [
    'Higher withdrawal limits',
    '更高取款额度',
    'Had pengeluaran lebih tinggi',
    'Hạn mức rút cao hơn',
    'วงเงินถอนสูงขึ้น',
  ],
  manager: [
    'Your own account manager',
    '专属客户经理',
    'Pengurus peribadi anda',
    'Người quản lý tài khoản riêng',
    'ผู้จัดการบัญชีส่วนตัว',
  ],
} as const satisfies Record<string, Names>;

type Benefit = keyof typeof benefits;

const levels: readonly [names: Names, ...brings: Benefit[]][] = [
  [['Lantern', '灯笼', 'Tanglung', 'Đèn Lồng', 'โคม'], 'points'],
  [['Bamboo', '翠竹', 'Buluh', 'Trúc', 'ไผ่'], 'points', 'records'],
  [['Jade', '碧玉', 'Jed', 'Ngọc Bích', 'หยก'], 'points', 'records', 'birthday'],
  [['Silver', '白银', 'Perak', 'Bạc', 'เงิน'], 'points', 'records', 'birthday', 'weekly'],
  [['Gold', '黄金', 'Emas', 'Vàng', 'ทอง'], 'points', 'birthday', 'weekly', 'service'],
  [['Pearl', '珍珠', 'Mutiara', 'Ngọc Trai', 'มุก'], 'points', 'birthday', 'weekly', 'service', 'express'],
  [['Ruby', '红宝石', 'Delima', 'Hồng Ngọc', 'ทับทิม'], 'points', 'weekly', 'live', 'service', 'express'],
  [['Sapphire', '蓝宝石', 'Nilam', 'Lam Ngọc', 'ไพลิน'], 'weekly', 'live', 'service', 'express', 'festival'],
  [['Diamond', '钻石', 'Berlian', 'Kim Cương', 'เพชร'], 'weekly', 'live', 'express', 'festival', 'limits'],
  [['Phoenix', '凤凰', 'Cenderawasih', 'Phượng Hoàng', 'ฟีนิกซ์'], 'live', 'express', 'festival', 'limits', 'manager'],
];

const languages = ['EN', 'CN', 'MY', 'VN', 'TH'] as const;

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
