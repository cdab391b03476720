import type { PromotionRow } from './promotion-row.ts';

/** Promotions of members, whatever they play. */
export const memberPromotions: readonly PromotionRow[] = [
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
    [
      'Chào mừng nồng nhiệt',
      'Tiền thưởng cho lần nạp đầu tiên.',
      '<h3>Cách tham gia</h3><ol><li>Tham gia tại đây.</li><li>Nạp tiền lần đầu.</li><li>Nhận tiền thưởng ở trang này, rồi lấy trong mục Thưởng.</li></ol><p>Xem bên dưới bạn cần cược bao nhiêu trước khi rút.</p>',
    ],
    [
      'ยินดีต้อนรับ',
      'โบนัสสำหรับการฝากครั้งแรก',
      '<h3>วิธีเข้าร่วม</h3><ol><li>เข้าร่วมที่นี่</li><li>ฝากเงินครั้งแรก</li><li>กดรับโบนัสในหน้านี้ แล้วไปรับที่หน้ารางวัล</li></ol><p>ดูด้านล่างว่าต้องเดิมพันเท่าไรก่อนถอนได้</p>',
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
    [
      'Điểm cho mọi khoản cược',
      'Mỗi 10.00 tiền cược được một điểm.',
      '<p>Điểm được ghi có khi cược được kết toán và không bao giờ hết hạn. Xem trong <a href="/pointMall">cửa hàng điểm</a>.</p>',
    ],
    [
      'แต้มทุกเดิมพัน',
      'หนึ่งแต้มทุกยอดเดิมพัน 10.00',
      '<p>แต้มเข้าเมื่อสรุปผลเดิมพันและไม่มีวันหมดอายุ ดูได้ที่<a href="/pointMall">ร้านแลกแต้ม</a></p>',
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
    [
      'Rủ bạn cùng chơi',
      'Mã của bạn, ván đầu của họ, quà cho bạn.',
      '<p>Chia sẻ mã mời với bạn bè. Khi họ đã chơi lần đầu, hãy nhập tên họ ở đây để chúng tôi xét duyệt.</p>',
    ],
    [
      'ชวนเพื่อนมาเล่น',
      'โค้ดของคุณ เกมแรกของเพื่อน ของขวัญของคุณ',
      '<p>ส่งโค้ดเชิญให้เพื่อน เมื่อเพื่อนเล่นครั้งแรกแล้ว กรอกชื่อเพื่อนที่นี่เพื่อให้เราตรวจสอบ</p>',
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
    ['Quà sinh nhật', 'Từ VIP 3.', '<p>Món quà bằng điểm. Bạn nhận được trong mục Thưởng trong bảy ngày.</p>'],
    ['ของขวัญวันเกิด', 'ตั้งแต่ VIP 3', '<p>ของขวัญเป็นแต้ม รับได้ที่หน้ารางวัลภายในเจ็ดวัน</p>'],
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
    [
      'Câu lạc bộ bến cảng',
      'Theo lời mời, dành cho thành viên cấp cao.',
      '<p>Chúng tôi trả lời yêu cầu trong một ngày. Có quà chào mừng.</p>',
    ],
    ['วงท่าเรือ', 'เฉพาะผู้ได้รับเชิญ สำหรับสมาชิกระดับสูง', '<p>เราตอบคำขอภายในหนึ่งวัน พร้อมของขวัญต้อนรับ</p>'],
  ],
];
