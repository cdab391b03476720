import type { SeedOf } from './seed-document.ts';

type Words = readonly [title: string, summary: string, content: string];
type State = SeedOf<'promotion'>[number]['state'];
type Row = readonly [id: string, type: string, scene: string, state: State, en: Words, cn: Words, my: Words];

/** Promotions of a fresh portal; every state of specification 2.7 is there to be seen. */
const rows: readonly Row[] = [
  [
    'welcome',
    'new-member',
    'promo',
    'join',
    [
      'A warm welcome',
      'For the first deposit of a new member.',
      '<h3>How it works</h3><ol><li>Register and make your first deposit.</li><li>Ask for the bonus before you place a bet.</li></ol><p>The turnover condition is shown before you accept.</p>',
    ],
    [
      '热情欢迎',
      '新会员首次存款专享。',
      '<h3>参与方式</h3><ol><li>注册并完成首次存款。</li><li>投注之前申请奖金。</li></ol><p>接受前会显示流水要求。</p>',
    ],
    [
      'Selamat datang',
      'Untuk deposit pertama ahli baharu.',
      '<h3>Caranya</h3><ol><li>Daftar dan buat deposit pertama.</li><li>Mohon bonus sebelum membuat pertaruhan.</li></ol><p>Syarat pusing ganti dipaparkan sebelum anda menerima.</p>',
    ],
  ],
  [
    'points',
    'points',
    'shop',
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
    'coming_soon',
    [
      'Slots weekend',
      'Friday evening to Sunday night.',
      '<p>A table of the best multipliers of the weekend, with prizes for the first fifty.</p>',
    ],
    ['老虎机周末', '周五傍晚至周日深夜。', '<p>周末最高倍数排行榜，前五十名有奖。</p>'],
    [
      'Hujung minggu slot',
      'Petang Jumaat hingga malam Ahad.',
      '<p>Carta pengganda terbaik hujung minggu, dengan hadiah untuk lima puluh teratas.</p>',
    ],
  ],
  [
    'live-rebate',
    'live',
    'live',
    'claim',
    [
      'Live table rebate',
      'A part of every stake at live tables comes back.',
      '<p>The rebate is counted once a day and paid the next morning.</p>',
    ],
    ['真人桌台返水', '真人桌台的每笔投注都返还一部分。', '<p>返水每日结算一次，次日早晨发放。</p>'],
    [
      'Rebat meja langsung',
      'Sebahagian setiap pertaruhan di meja langsung dipulangkan.',
      '<p>Rebat dikira sekali sehari dan dibayar pada pagi esoknya.</p>',
    ],
  ],
  [
    'invite',
    'referral',
    'register',
    'applying',
    [
      'Bring a friend',
      'Your code, their first game, a present for both.',
      '<p>Give your invitation code to a friend. Both of you are thanked when the friend has played for the first time.</p>',
    ],
    ['邀请好友', '您的邀请码、好友的首局，双方有礼。', '<p>把邀请码交给好友。好友首次游戏后，双方都有答谢。</p>'],
    [
      'Bawa rakan',
      'Kod anda, permainan pertama rakan, hadiah untuk kedua-duanya.',
      '<p>Berikan kod jemputan anda kepada rakan. Kedua-dua anda diberi penghargaan apabila rakan bermain buat kali pertama.</p>',
    ],
  ],
  [
    'lottery-night',
    'lottery',
    'lottery',
    'coming_soon',
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
    'process',
    [
      'Fishing cup',
      'The biggest catch of the week.',
      '<p>Your best catch counts. The table is updated every hour and closed on Sunday at midnight.</p>',
    ],
    ['捕鱼杯', '本周最大渔获。', '<p>以您的最佳渔获计。排行榜每小时更新，周日午夜截止。</p>'],
    [
      'Piala memancing',
      'Tangkapan terbesar minggu ini.',
      '<p>Tangkapan terbaik anda dikira. Carta dikemas kini setiap jam dan ditutup pada tengah malam Ahad.</p>',
    ],
  ],
  [
    'birthday',
    'vip',
    'vip',
    'claimed',
    [
      'Birthday present',
      'From the third VIP level on.',
      '<p>The present can be claimed within seven days of your birthday.</p>',
    ],
    ['生日礼物', '第三级 VIP 起享有。', '<p>生日后七天内可领取。</p>'],
    [
      'Hadiah hari jadi',
      'Dari peringkat VIP ketiga.',
      '<p>Hadiah boleh dituntut dalam tujuh hari dari hari jadi anda.</p>',
    ],
  ],
  [
    'sports-insurance',
    'sports',
    'sports',
    'issued',
    [
      'Own goal insurance',
      'The stake comes back when an own goal decides.',
      '<p>For single bets on the winner of a match. The stake is returned the same evening.</p>',
    ],
    ['乌龙球保险', '乌龙球决定胜负时退还本金。', '<p>适用于单场胜负投注，本金当晚退还。</p>'],
    [
      'Insurans gol sendiri',
      'Pertaruhan dipulangkan apabila gol sendiri menjadi penentu.',
      '<p>Untuk pertaruhan tunggal pada pemenang perlawanan. Pertaruhan dipulangkan pada malam yang sama.</p>',
    ],
  ],
  [
    'high-roller',
    'vip',
    'harbour',
    'rejected',
    [
      'Harbour circle',
      'By invitation, for members of the upper levels.',
      '<p>A request is answered within a day. Who is not taken this time may ask again next month.</p>',
    ],
    ['港湾会', '高等级会员受邀参加。', '<p>申请一天内答复。此次未入选者，下月可再申请。</p>'],
    [
      'Kelab pelabuhan',
      'Melalui jemputan, untuk ahli peringkat atas.',
      '<p>Permohonan dijawab dalam sehari. Yang tidak terpilih kali ini boleh memohon lagi bulan depan.</p>',
    ],
  ],
  [
    'esports-final',
    'esports',
    'esports',
    'close',
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
    'join',
    [
      'Card evening',
      'Every Wednesday, six rooms, one table in the end.',
      '<p>Join until eight in the evening. The last table plays for the cup of the week.</p>',
    ],
    ['棋牌之夜', '每周三，六间房，最后一桌。', '<p>晚八点前报名。决胜桌争夺本周奖杯。</p>'],
    [
      'Malam kad',
      'Setiap Rabu, enam bilik, satu meja terakhir.',
      '<p>Sertai sebelum pukul lapan malam. Meja terakhir merebut piala minggu ini.</p>',
    ],
  ],
];

const words = ([title, summary, content]: Words) => ({ title, summary, content });

export const seedPromotions: SeedOf<'promotion'> = rows.map(([id, type, scene, state, en, cn, my]) => ({
  ...{ id, type, state, art: `art:${scene}` },
  texts: { EN: words(en), CN: words(cn), MY: words(my) },
}));
