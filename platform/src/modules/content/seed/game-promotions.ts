import type { PromotionRow } from './promotion-row.ts';

/** Promotions of one kind of game. */
export const gamePromotions: readonly PromotionRow[] = [
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
    [
      'Cuối tuần nổ hũ',
      'Một trăm giải, do chúng tôi rút.',
      '<p>Nạp tiền trong cuối tuần để rút thăm một lần. Vé nào cũng trúng: một giải lớn, chín giải vừa, chín mươi giải nhỏ.</p>',
    ],
    [
      'สุดสัปดาห์สล็อต',
      'หนึ่งร้อยรางวัล เราเป็นผู้จับ',
      '<p>ฝากเงินช่วงสุดสัปดาห์เพื่อจับหนึ่งครั้ง ทุกใบมีรางวัล: รางวัลใหญ่หนึ่ง รางวัลดีเก้า รางวัลเล็กเก้าสิบ</p>',
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
    ['桌台筹码', '每天都有几枚桌台筹码。', '<p>每天可领取一次，在奖励中心保留至次日；桌台的投注计入流水。</p>'],
    [
      'Cip untuk meja langsung',
      'Beberapa cip setiap hari untuk meja langsung.',
      '<p>Tuntut sekali sehari. Cip menunggu di pusat ganjaran hingga esok; pertaruhan di meja langsung dikira.</p>',
    ],
    [
      'Chip cho bàn trực tuyến',
      'Mỗi ngày một ít chip cho bàn trực tuyến.',
      '<p>Nhận mỗi ngày một lần. Chip nằm trong mục Thưởng đến ngày hôm sau; cược ở bàn trực tuyến được tính vào vòng cược.</p>',
    ],
    ['ชิปสำหรับโต๊ะสด', 'ชิปเล็กน้อยทุกวัน สำหรับโต๊ะสด', '<p>รับได้วันละครั้ง อยู่ที่หน้ารางวัลจนถึงวันถัดไป เดิมพันที่โต๊ะสดนับเข้ายอดเทิร์น</p>'],
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
    ['Đêm xổ số', 'Thêm kỳ quay vào thứ Sáu cuối tháng.', '<p>Mười hai kỳ quay thêm từ tám giờ tối đến nửa đêm.</p>'],
    ['คืนหวย', 'ออกผลเพิ่มในวันศุกร์สุดท้ายของเดือน', '<p>ออกผลเพิ่มสิบสองงวดระหว่างสองทุ่มถึงเที่ยงคืน</p>'],
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
    [
      'Cúp bắn cá',
      'Mẻ cá lớn nhất tuần.',
      '<p>Cho chúng tôi xem mẻ cá tốt nhất tuần của bạn: một hình và vài lời. Chúng tôi thưởng cho mẻ từ 300 lần tiền cược.</p>',
    ],
    [
      'ถ้วยยิงปลา',
      'ปลาตัวใหญ่ที่สุดของสัปดาห์',
      '<p>ส่งผลงานดีที่สุดของสัปดาห์ให้เราดู: รูปหนึ่งรูปกับข้อความสั้น ๆ เราให้รางวัลตั้งแต่ 300 เท่าของเดิมพันขึ้นไป</p>',
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
    [
      'Bảo hiểm phản lưới',
      'Bù cho bạn khi bàn phản lưới quyết định trận đấu.',
      '<p>Áp dụng cho cược đơn vào đội thắng. Đăng ký bằng mã cược của bạn; chúng tôi xét duyệt trong ngày.</p>',
    ],
    [
      'ประกันทำเข้าประตูตัวเอง',
      'ชดเชยเมื่อการทำเข้าประตูตัวเองตัดสินเกม',
      '<p>สำหรับเดิมพันเดี่ยวทายทีมชนะ ส่งคำขอพร้อมหมายเลขเดิมพัน เราตรวจสอบภายในวันเดียวกัน</p>',
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
    [
      'Chung kết mùa giải',
      'Một trận sít sao. Cảm ơn bạn đã theo dõi.',
      '<p>Giải thưởng đã được trả vào tối chung kết.</p>',
    ],
    ['รอบชิงของฤดูกาล', 'สูสีมาก ขอบคุณที่ติดตามชม', '<p>จ่ายรางวัลแล้วในคืนวันชิง</p>'],
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
    [
      'Đêm đánh bài',
      'Mỗi tuần: sáu phòng, một bàn chung kết.',
      '<p>Đăng ký theo tuần. Bàn chung kết tranh cúp của tuần.</p>',
    ],
    ['คืนเกมไพ่', 'ทุกสัปดาห์: หกห้อง หนึ่งโต๊ะชิง', '<p>สมัครรายสัปดาห์ โต๊ะชิงแข่งชิงถ้วยประจำสัปดาห์</p>'],
  ],
];
