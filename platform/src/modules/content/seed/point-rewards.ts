import type { SeedOf } from './seed-document.ts';

type Words = readonly [name: string, description: string];
type Reward = [id: string, type: 'present' | 'bonus', points: number, scene: string, en: Words, cn: Words, my: Words];

const rewards: readonly Reward[] = [
  [
    'bonus-10',
    'bonus',
    1000,
    'coin',
    ['Bonus of 10.00', 'Credited at once; turnover 1x.'],
    ['10.00 奖金', '立即到账；1 倍流水。'],
    ['Bonus 10.00', 'Dikreditkan serta-merta; pusing ganti 1x.'],
  ],
  [
    'bonus-50',
    'bonus',
    4800,
    'voucher',
    ['Bonus of 50.00', 'Credited at once; turnover 1x.'],
    ['50.00 奖金', '立即到账；1 倍流水。'],
    ['Bonus 50.00', 'Dikreditkan serta-merta; pusing ganti 1x.'],
  ],
  [
    'bonus-200',
    'bonus',
    18500,
    'red-packet',
    ['Bonus of 200.00', 'Credited at once; turnover 1x.'],
    ['200.00 奖金', '立即到账；1 倍流水。'],
    ['Bonus 200.00', 'Dikreditkan serta-merta; pusing ganti 1x.'],
  ],
  [
    'bonus-1000',
    'bonus',
    90000,
    'cash',
    ['Bonus of 1,000.00', 'Credited at once; turnover 1x.'],
    ['1,000.00 奖金', '立即到账；1 倍流水。'],
    ['Bonus 1,000.00', 'Dikreditkan serta-merta; pusing ganti 1x.'],
  ],
  [
    'playing-cards',
    'present',
    2500,
    'cards',
    ['Playing cards', 'Two decks, linen finish, in a wooden box.'],
    ['扑克牌', '两副亚麻纹扑克，木盒装。'],
    ['Daun terup', 'Dua dek berkemasan linen dalam kotak kayu.'],
  ],
  [
    'mahjong-set',
    'present',
    32000,
    'mahjong',
    ['Mahjong set', '144 tiles with a case and four racks.'],
    ['麻将套装', '144 张牌，附牌盒与四个牌尺。'],
    ['Set mahjung', '144 jubin dengan bekas dan empat rak.'],
  ],
  [
    'dice-cup',
    'present',
    3200,
    'dice',
    ['Dice cup', 'Leather, with five dice.'],
    ['骰盅', '皮革制，附五颗骰子。'],
    ['Cawan dadu', 'Kulit, dengan lima biji dadu.'],
  ],
  [
    'poker-chips',
    'present',
    15000,
    'chips',
    ['Home poker chips', '300 clay chips in a case.'],
    ['家用筹码', '300 枚黏土筹码，手提箱装。'],
    ['Cip untuk rumah', '300 cip tanah liat dalam bekas.'],
  ],
  [
    'football',
    'present',
    9000,
    'football',
    ['Football', 'Size 5, hand-stitched.'],
    ['足球', '5 号，手工缝制。'],
    ['Bola sepak', 'Saiz 5, jahitan tangan.'],
  ],
  [
    'basketball',
    'present',
    9500,
    'basketball',
    ['Basketball', 'Size 7, for indoors and outdoors.'],
    ['篮球', '7 号，室内外皆宜。'],
    ['Bola keranjang', 'Saiz 7, untuk dewan dan luar.'],
  ],
  [
    'gamepad',
    'present',
    26000,
    'gamepad',
    ['Gamepad', 'Wireless, for phone and computer.'],
    ['游戏手柄', '无线，支持手机与电脑。'],
    ['Pad permainan', 'Tanpa wayar, untuk telefon dan komputer.'],
  ],
  [
    'lucky-cat',
    'present',
    6000,
    'cat',
    ['Lucky cat', 'Porcelain, 18 cm, with a waving paw.'],
    ['招财猫', '瓷制，高 18 厘米，会招手。'],
    ['Kucing bertuah', 'Porselin, 18 cm, dengan tangan melambai.'],
  ],
  [
    'lantern',
    'present',
    4500,
    'lantern',
    ['Silk lantern', 'Red silk with a warm light.'],
    ['丝绸灯笼', '红色丝绸，暖光灯。'],
    ['Tanglung sutera', 'Sutera merah dengan cahaya hangat.'],
  ],
  [
    'pearl-pendant',
    'present',
    45000,
    'pearl',
    ['Pearl pendant', 'Freshwater pearl on a silver chain.'],
    ['珍珠吊坠', '淡水珍珠配银链。'],
    ['Loket mutiara', 'Mutiara air tawar pada rantai perak.'],
  ],
  [
    'tea-temple',
    'present',
    7500,
    'tea-set',
    ['Temple tea', 'Six teas from mountain gardens, 50 g each.'],
    ['禅寺茗茶', '六款高山茶，每款 50 克。'],
    ['Teh kuil', 'Enam jenis teh pergunungan, 50 g setiap satu.'],
  ],
  [
    'weekend-city',
    'present',
    250000,
    'city',
    ['Weekend in the city', 'Two nights for two, with breakfast.'],
    ['都市周末游', '双人两晚住宿，含早餐。'],
    ['Hujung minggu di bandar', 'Dua malam untuk dua orang, dengan sarapan.'],
  ],
];

const words = ([name, description]: Words) => ({ name, description });

/** The more expensive a present, the fewer there are; a bonus is unlimited. */
const stockOf = (type: Reward[1], points: number) =>
  type === 'present' ? { stock: Math.max(5, Math.floor(500_000 / points)) } : {};

/** What the points mall of a fresh portal offers; the pictures are drawn by the product. */
export const seedPointRewards: SeedOf<'point-reward'> = rewards.map(([id, type, points, scene, en, cn, my]) => ({
  id,
  type,
  points,
  art: `art:${scene}`,
  ...stockOf(type, points),
  texts: { EN: words(en), CN: words(cn), MY: words(my) },
}));
