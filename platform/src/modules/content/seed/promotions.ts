import type { SeedOf } from './seed-document.ts';

type Words = readonly [title: string, summary: string, content: string];
type Row = readonly [id: string, type: string, scene: string, en: Words, cn: Words, my: Words];

/** Promotions of a fresh portal; their terms are in rewards/promotions/offers/demo-terms.ts. */
const rows: readonly Row[] = [
  [
    'welcome',
    'new-member',
    'promo',
    [
      'A warm welcome',
      'A bonus on your first deposit.',
      '<h3>How it works</h3><ol><li>Join here.</li><li>Make your first deposit.</li><li>Claim the bonus on this page, then collect it in the reward centre.</li></ol><p>See below how much you need to bet before you can withdraw it.</p>',
    ],
    [
      '热情欢迎',
      '新会员首次存款专享。',
      '<h3>参与方式</h3><ol><li>在此参加。</li><li>完成首次存款。</li><li>在本页领取奖金，奖金会放入奖励中心。</li></ol><p>取款前的流水要求列于下方。</p>',
    ],
    [
      'Selamat datang',
      'Untuk deposit pertama ahli baharu.',
      '<h3>Caranya</h3><ol><li>Sertai di sini.</li><li>Buat deposit pertama.</li><li>Tuntut bonus di halaman ini; ia menunggu di pusat ganjaran.</li></ol><p>Syarat pusing ganti sebelum pengeluaran ada di bawah.</p>',
    ],
  ],
  [
    'points',
    'points',
    'joined',
    [
      'Points on every stake',
      'One point for every 10.00 staked.',
      '<p>Points are credited when a bet is settled and never expire. See them in the <a href="/pointMall">points mall</a>.</p>',
    ],
    [
      '投注即得积分',
      '每投注 10.00 积 1 分。',
      '<p>注单结算时积分入账，永不过期。请在<a href="/pointMall">积分商城</a>查看。</p>',
    ],
    [
      'Mata bagi setiap pertaruhan',
      'Satu mata bagi setiap 10.00 pertaruhan.',
      '<p>Mata dikreditkan apabila pertaruhan diselesaikan dan tidak luput. Lihat di <a href="/pointMall">pusat mata</a>.</p>',
    ],
  ],
  [
    'slots-weekend',
    'slots',
    'slots',
    [
      'Slots weekend',
      'A hundred prizes, drawn by us.',
      '<p>Deposit during the weekend to draw once. Every ticket wins: one big prize, nine good ones, ninety small ones.</p>',
    ],
    [
      '老虎机周末',
      '一百份奖品，由平台抽出。',
      '<p>周末期间存款的会员可抽一次。每张签都中奖：大奖一份，好奖九份，小奖九十份。</p>',
    ],
    [
      'Hujung minggu slot',
      'Seratus hadiah, dicabut oleh rumah.',
      '<p>Sesiapa yang mendeposit pada hujung minggu mencabut sekali. Setiap tiket menang: satu hadiah besar, sembilan sederhana, sembilan puluh kecil.</p>',
    ],
  ],
  [
    'live-rebate',
    'live',
    'live',
    [
      'Chips for the live tables',
      'A few chips every day, for the live tables.',
      '<p>Claim them once a day. You will find them in the reward centre until the next day; bets at live tables count towards their turnover.</p>',
    ],
    [
      '真人桌台筹码',
      '每天都有几枚真人桌台筹码。',
      '<p>每天可领取一次，在奖励中心保留至次日；真人桌台的投注计入流水。</p>',
    ],
    [
      'Cip untuk meja langsung',
      'Beberapa cip setiap hari untuk meja langsung.',
      '<p>Tuntut sekali sehari. Cip menunggu di pusat ganjaran hingga esok; pertaruhan di meja langsung dikira.</p>',
    ],
  ],
  [
    'invite',
    'referral',
    'register',
    [
      'Bring a friend',
      'Your code, their first game, a gift for you.',
      '<p>Share your invitation code with a friend. Once they have played for the first time, enter their name here for us to review.</p>',
    ],
    [
      '邀请好友',
      '您的邀请码、好友的首局，答谢有礼。',
      '<p>把邀请码交给好友。好友首次游戏后，在此写下好友的名字。核对后即有答谢。</p>',
    ],
    [
      'Bawa rakan',
      'Kod anda, permainan pertama rakan, hadiah untuk anda.',
      '<p>Berikan kod jemputan anda kepada rakan. Apabila rakan telah bermain buat kali pertama, tulis namanya di sini. Kami menyemak dan memberi penghargaan.</p>',
    ],
  ],
  [
    'lottery-night',
    'lottery',
    'lottery',
    [
      'Lottery night',
      'Extra draws on the last Friday of the month.',
      '<p>Twelve extra draws between eight and midnight.</p>',
    ],
    ['彩票之夜', '每月最后一个周五加开。', '<p>晚八点至午夜加开十二期。</p>'],
    [
      'Malam loteri',
      'Cabutan tambahan pada Jumaat terakhir setiap bulan.',
      '<p>Dua belas cabutan tambahan antara pukul lapan dan tengah malam.</p>',
    ],
  ],
  [
    'fishing-cup',
    'fish',
    'fish',
    [
      'Fishing cup',
      'The biggest catch of the week.',
      '<p>Show us your best catch of the week: a picture and a few words. We reward catches of 300 times the stake and more.</p>',
    ],
    [
      '捕鱼杯',
      '本周最大渔获。',
      '<p>请告诉我们您本周的最佳渔获：写一句话并附上图片。达到投注 300 倍的渔获即有奖励。</p>',
    ],
    [
      'Piala memancing',
      'Tangkapan terbesar minggu ini.',
      '<p>Tunjukkan tangkapan terbaik anda minggu ini: sepatah kata dan sekeping gambar. Tangkapan 300 kali pertaruhan ke atas diberi ganjaran.</p>',
    ],
  ],
  [
    'birthday',
    'vip',
    'vip',
    ['Birthday gift', 'From VIP 3.', '<p>A gift of points. You can claim it in the reward centre for seven days.</p>'],
    ['生日礼物', '第三级 VIP 起享有。', '<p>积分作为礼物，在奖励中心保留七天。</p>'],
    [
      'Hadiah hari jadi',
      'Dari peringkat VIP ketiga.',
      '<p>Mata sebagai hadiah. Ia menunggu di pusat ganjaran selama tujuh hari.</p>',
    ],
  ],
  [
    'sports-insurance',
    'sports',
    'sports',
    [
      'Own goal insurance',
      'Cover for when an own goal decides the match.',
      '<p>For single bets on the winner of a match. Apply with your bet number; we review it the same day.</p>',
    ],
    ['乌龙球保险', '乌龙球决定胜负时的安慰奖。', '<p>适用于单场胜负投注。请填写注单号申请，当天审核。</p>'],
    [
      'Insurans gol sendiri',
      'Penghibur apabila gol sendiri menjadi penentu.',
      '<p>Untuk pertaruhan tunggal pada pemenang perlawanan. Mohon dengan nombor pertaruhan anda; kami menyemak pada hari yang sama.</p>',
    ],
  ],
  [
    'high-roller',
    'vip',
    'harbour',
    [
      'Harbour circle',
      'By invitation, for members at the upper levels.',
      '<p>We answer requests within a day. A welcome gift is included.</p>',
    ],
    ['港湾会', '高等级会员受邀参加。', '<p>申请一天内答复，入选者有见面礼。</p>'],
    [
      'Kelab pelabuhan',
      'Melalui jemputan, untuk ahli peringkat atas.',
      '<p>Permohonan dijawab dalam sehari. Hadiah alu-aluan disertakan.</p>',
    ],
  ],
  [
    'esports-final',
    'esports',
    'esports',
    [
      'Final of the season',
      'It was a close one. Thank you for watching.',
      '<p>The prizes were paid on the evening of the final.</p>',
    ],
    ['赛季总决赛', '比赛难分难解，感谢观看。', '<p>奖金已于决赛当晚发放。</p>'],
    [
      'Akhir musim',
      'Sengit sekali. Terima kasih kerana menonton.',
      '<p>Hadiah dibayar pada malam perlawanan akhir.</p>',
    ],
  ],
  [
    'card-evening',
    'pvp',
    'cards',
    [
      'Card evening',
      'Every week: six rooms, one final table.',
      '<p>Join for the week. The final table plays for the weekly cup.</p>',
    ],
    ['棋牌之夜', '每周一次，六间房，最后一桌。', '<p>按周报名。决胜桌争夺本周奖杯。</p>'],
    [
      'Malam kad',
      'Setiap minggu, enam bilik, satu meja terakhir.',
      '<p>Sertai untuk minggu ini. Meja terakhir merebut piala minggu ini.</p>',
    ],
  ],
];

const words = ([title, summary, content]: Words) => ({ title, summary, content });

/** Days from the creation of a fresh portal; a promotion not named here has no end. */
const days: Readonly<Record<string, { starts?: number; ends?: number }>> = {
  'slots-weekend': { starts: 6, ends: 9 },
  'lottery-night': { starts: 20, ends: 21 },
  'fishing-cup': { ends: 45 },
  'sports-insurance': { ends: 60 },
  'esports-final': { starts: -20, ends: -2 },
};

export function seedPromotions(now: Date): SeedOf<'promotion'> {
  const after = (count: number) => new Date(now.getTime() + count * 86_400_000).toISOString();
  return rows.map(([id, type, scene, en, cn, my]) => {
    const { starts, ends } = days[id] ?? {};
    return {
      id,
      type,
      art: `art:${scene}`,
      ...(starts !== undefined && { startsAt: after(starts) }),
      ...(ends !== undefined && { endsAt: after(ends) }),
      texts: { EN: words(en), CN: words(cn), MY: words(my) },
    };
  });
}
