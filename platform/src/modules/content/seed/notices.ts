import { agentNotices } from './agent-notices.ts';
import type { NoticeRow, Words } from './notice-row.ts';
import type { SeedOf } from './seed-document.ts';

/** Announcements of a fresh portal, newest first, one a day; more than one page of nine. */
const rows: readonly NoticeRow[] = [
  [
    'welcome',
    'H',
    [
      'Welcome to Lantern',
      '<p>Good to see you. Look around the <a href="/rng">slots lobby</a> first; you only need an account when you want to play.</p>',
    ],
    ['欢迎来到 Lantern', '<p>很高兴见到您。请先到<a href="/rng">老虎机大厅</a>看看；想玩时才需要账号。</p>'],
    [
      'Selamat datang ke Lantern',
      '<p>Gembira bertemu anda. Lihat dahulu <a href="/rng">lobi slot</a>; akaun hanya diperlukan apabila anda mahu bermain.</p>',
    ],
    [
      'Chào mừng đến với Lantern',
      '<p>Rất vui được gặp bạn. Hãy ghé <a href="/rng">sảnh nổ hũ</a> trước; bạn chỉ cần tài khoản khi muốn chơi.</p>',
    ],
    ['ยินดีต้อนรับสู่ Lantern', '<p>ดีใจที่ได้พบคุณ ลองดู<a href="/rng">ล็อบบี้สล็อต</a>ก่อน คุณต้องมีบัญชีเมื่ออยากเล่นเท่านั้น</p>'],
  ],
  [
    'responsible-play',
    'PL',
    [
      'Play within your means',
      '<p>Set yourself a limit before you start and keep to it. You must be <strong>18 or older</strong> to play. You can ask us to close your account for a while; we ask for no reason.</p>',
    ],
    [
      '量力而行',
      '<p>开始之前先给自己定下限额，并遵守它。仅限<strong>年满 18 岁</strong>的成年人。您可以请我们暂停账号，我们不问原因。</p>',
    ],
    [
      'Bermain mengikut kemampuan',
      '<p>Tetapkan had sebelum bermula dan patuhinya. Permainan hanya untuk dewasa <strong>18 tahun ke atas</strong>. Anda boleh meminta kami menutup akaun untuk seketika; kami tidak bertanya sebabnya.</p>',
    ],
    [
      'Chơi trong khả năng',
      '<p>Hãy đặt giới hạn trước khi bắt đầu và giữ đúng giới hạn đó. Bạn phải <strong>từ 18 tuổi trở lên</strong> để chơi. Bạn có thể nhờ chúng tôi tạm đóng tài khoản; chúng tôi không hỏi lý do.</p>',
    ],
    [
      'เล่นตามกำลัง',
      '<p>ตั้งขีดจำกัดก่อนเริ่มและทำตามนั้น คุณต้องมีอายุ <strong>18 ปีขึ้นไป</strong>จึงเล่นได้ คุณขอให้เราปิดบัญชีชั่วคราวได้ เราไม่ถามเหตุผล</p>',
    ],
  ],
  [
    'points-mall',
    'PR',
    [
      'Sixteen gifts in the points mall',
      '<p>From a deck of cards to a weekend in the city: see the <a href="/pointMall">points mall</a>.</p>',
    ],
    ['积分商城上架 16 款礼品', '<p>从扑克牌到都市周末游，请看<a href="/pointMall">积分商城</a>。</p>'],
    [
      'Enam belas hadiah di pusat mata',
      '<p>Daripada daun terup hingga hujung minggu di bandar: lihat <a href="/pointMall">pusat mata</a>.</p>',
    ],
    [
      'Mười sáu món quà trong cửa hàng điểm',
      '<p>Từ bộ bài đến kỳ nghỉ cuối tuần ở thành phố: xem <a href="/pointMall">cửa hàng điểm</a>.</p>',
    ],
    ['ของขวัญสิบหกชิ้นในร้านแลกแต้ม', '<p>ตั้งแต่สำรับไพ่ถึงสุดสัปดาห์ในเมือง ดูได้ที่<a href="/pointMall">ร้านแลกแต้ม</a></p>'],
  ],
  [
    'lottery-draws',
    'H',
    [
      'Lottery draws every day',
      '<p>You can find draw times and results on the <a href="/lottery">lottery page</a>. Betting closes one minute before a draw.</p>',
    ],
    ['彩票每日开奖', '<p>开奖时间与结果见<a href="/lottery">彩票页面</a>。开奖前一分钟停止投注。</p>'],
    [
      'Cabutan loteri setiap hari',
      '<p>Masa cabutan dan keputusan ada di <a href="/lottery">halaman loteri</a>. Pertaruhan ditutup seminit sebelum cabutan.</p>',
    ],
    [
      'Quay số mỗi ngày',
      '<p>Giờ quay và kết quả có ở <a href="/lottery">trang xổ số</a>. Đóng cược một phút trước giờ quay.</p>',
    ],
    ['หวยออกทุกวัน', '<p>ดูเวลาออกผลและผลได้ที่<a href="/lottery">หน้าหวย</a> ปิดรับเดิมพันหนึ่งนาทีก่อนออกผล</p>'],
  ],
  [
    'points',
    'PR',
    ['Every stake earns points', '<p>One point for every 10.00 staked, on all games. Points never expire.</p>'],
    ['每次投注都有积分', '<p>所有游戏每投注 10.00 积 1 分，积分永不过期。</p>'],
    [
      'Setiap pertaruhan memberi mata',
      '<p>Satu mata bagi setiap 10.00 pertaruhan, untuk semua permainan. Mata tidak luput.</p>',
    ],
    [
      'Mỗi lần cược đều có điểm',
      '<p>Mỗi 10.00 tiền cược được một điểm, ở mọi trò chơi. Điểm không bao giờ hết hạn.</p>',
    ],
    ['ทุกเดิมพันได้แต้ม', '<p>หนึ่งแต้มทุกยอดเดิมพัน 10.00 ทุกเกม แต้มไม่มีวันหมดอายุ</p>'],
  ],
  [
    'deposit-hours',
    'PL',
    [
      'Bank transfers around the clock',
      '<p>Transfers are credited day and night. Put your account name in the reference line so that we can find your transfer quickly.</p>',
    ],
    ['全天候银行转账', '<p>转账日夜均可入账。请在附言中填写您的账号名，方便我们尽快查到。</p>'],
    [
      'Pindahan bank sepanjang masa',
      '<p>Pindahan dikreditkan siang dan malam. Tulis nama akaun anda pada baris rujukan supaya kami cepat menemuinya.</p>',
    ],
    [
      'Chuyển khoản suốt ngày đêm',
      '<p>Tiền chuyển khoản được ghi có cả ngày lẫn đêm. Hãy ghi tên tài khoản của bạn vào nội dung để chúng tôi tìm thấy nhanh.</p>',
    ],
    ['โอนเงินผ่านธนาคารได้ตลอดเวลา', '<p>เงินโอนเข้าทั้งกลางวันและกลางคืน ใส่ชื่อบัญชีของคุณในช่องอ้างอิงเพื่อให้เราหาเจอเร็ว</p>'],
  ],
  [
    'protect-your-account',
    'PL',
    [
      'Keep your password to yourself',
      '<p>We never ask for your password or a code, by message or by phone. If anyone does, end the conversation and <a href="/help">contact us</a>.</p>',
    ],
    [
      '请保管好您的密码',
      '<p>我们绝不会以短信或电话索取您的密码或验证码。若有人索取，请结束对话并<a href="/help">联系我们</a>。</p>',
    ],
    [
      'Simpan kata laluan anda sendiri',
      '<p>Kami tidak pernah meminta kata laluan atau kod anda, sama ada melalui mesej atau telefon. Jika ada yang meminta, tamatkan perbualan dan <a href="/help">hubungi kami</a>.</p>',
    ],
    [
      'Giữ kín mật khẩu',
      '<p>Chúng tôi không bao giờ hỏi mật khẩu hoặc mã của bạn, dù qua tin nhắn hay điện thoại. Nếu có ai hỏi, hãy dừng cuộc trò chuyện và <a href="/help">liên hệ với chúng tôi</a>.</p>',
    ],
    [
      'เก็บรหัสผ่านไว้กับตัว',
      '<p>เราไม่ขอรหัสผ่านหรือรหัสยืนยันของคุณ ทั้งทางข้อความและโทรศัพท์ หากมีใครขอ ให้จบการสนทนาและ<a href="/help">ติดต่อเรา</a></p>',
    ],
  ],
  [
    'weekend-slots',
    'PR',
    [
      'Slots weekend',
      '<p>From Friday evening to Sunday night the home page shows the most played slots of the hour.</p>',
    ],
    ['老虎机周末', '<p>周五傍晚至周日深夜，首页展示每小时最热门的老虎机。</p>'],
    [
      'Hujung minggu slot',
      '<p>Dari petang Jumaat hingga malam Ahad, halaman utama memaparkan slot paling popular setiap jam.</p>',
    ],
    [
      'Cuối tuần nổ hũ',
      '<p>Từ tối thứ Sáu đến đêm Chủ nhật, trang chủ hiện những trò nổ hũ được chơi nhiều nhất trong giờ.</p>',
    ],
    ['สุดสัปดาห์สล็อต', '<p>ตั้งแต่เย็นวันศุกร์ถึงคืนวันอาทิตย์ หน้าแรกแสดงสล็อตที่มีคนเล่นมากที่สุดของชั่วโมง</p>'],
  ],
  [
    'agents',
    'PL',
    [
      'News for agents',
      '<p>The agent centre shows figures for your whole branch, a minute after a bet is settled.</p>',
    ],
    ['代理消息', '<p>代理中心在注单结算一分钟后即显示您整个团队的数据。</p>'],
    [
      'Berita untuk ejen',
      '<p>Pusat ejen memaparkan angka seluruh cawangan anda, seminit selepas pertaruhan diselesaikan.</p>',
    ],
    ['Tin cho đại lý', '<p>Trung tâm đại lý hiện số liệu của cả nhánh, một phút sau khi cược được kết toán.</p>'],
    ['ข่าวสำหรับเอเย่นต์', '<p>ศูนย์เอเย่นต์แสดงตัวเลขของสายงานทั้งหมด หนึ่งนาทีหลังสรุปผลเดิมพัน</p>'],
  ],
  [
    'themes',
    'H',
    [
      'Light or dark',
      '<p>The switch beside the language list changes the theme. Your choice is saved on this device.</p>',
    ],
    ['浅色或深色', '<p>语言列表旁的开关可切换主题。您的选择会保存在此设备上。</p>'],
    ['Cerah atau gelap', '<p>Suis di sebelah senarai bahasa menukar tema. Pilihan anda disimpan pada peranti ini.</p>'],
    ['Sáng hay tối', '<p>Nút bên cạnh danh sách ngôn ngữ đổi giao diện. Lựa chọn được lưu trên thiết bị này.</p>'],
    ['สว่างหรือมืด', '<p>ปุ่มข้างรายการภาษาใช้เปลี่ยนธีม ตัวเลือกของคุณบันทึกไว้ในอุปกรณ์นี้</p>'],
  ],
  [
    'vip-levels',
    'H',
    ['Ten VIP levels', '<p>See what each level requires and offers on the <a href="/vip">VIP page</a>.</p>'],
    ['十个 VIP 等级', '<p>各等级的要求与礼遇见 <a href="/vip">VIP 页面</a>。</p>'],
    ['Sepuluh peringkat VIP', '<p>Syarat dan faedah setiap peringkat ada di <a href="/vip">halaman VIP</a>.</p>'],
    ['Mười cấp VIP', '<p>Xem yêu cầu và quyền lợi của từng cấp ở <a href="/vip">trang VIP</a>.</p>'],
    ['VIP สิบระดับ', '<p>ดูเงื่อนไขและสิทธิของแต่ละระดับได้ที่<a href="/vip">หน้า VIP</a></p>'],
  ],
  [
    'records',
    'PL',
    [
      'Your records at a glance',
      '<p>The member centre lists your bets and wallet transactions, each with its own number. Quote it when you contact us.</p>',
    ],
    ['记录一目了然', '<p>投注与钱包变动均在会员中心，每笔都有编号。联系我们时请注明。</p>'],
    [
      'Rekod anda sepintas lalu',
      '<p>Pertaruhan dan pergerakan dompet anda ada di pusat ahli, setiap satu dengan nombornya. Nyatakan nombor itu apabila menulis kepada kami.</p>',
    ],
    [
      'Lịch sử trong tầm mắt',
      '<p>Trung tâm thành viên liệt kê các cược và giao dịch ví của bạn, mỗi mục có mã riêng. Hãy nêu mã khi liên hệ với chúng tôi.</p>',
    ],
    ['ประวัติของคุณดูได้ทันที', '<p>ศูนย์สมาชิกแสดงเดิมพันและรายการกระเป๋าเงินของคุณ แต่ละรายการมีหมายเลข แจ้งหมายเลขเมื่อติดต่อเรา</p>'],
  ],
  [
    'app',
    'H',
    [
      'The portal on your phone',
      '<p>See how to add it to your iOS or Android home screen on the <a href="/down">download page</a>.</p>',
    ],
    ['手机上的门户', '<p>如何添加到 iOS 与 Android 主屏幕，见<a href="/down">下载页面</a>。</p>'],
    [
      'Portal pada telefon anda',
      '<p>Cara meletakkannya pada skrin utama iOS dan Android ada di <a href="/down">halaman muat turun</a>.</p>',
    ],
    [
      'Trên điện thoại của bạn',
      '<p>Xem cách thêm vào màn hình chính iOS hoặc Android ở <a href="/down">trang tải về</a>.</p>',
    ],
    ['เว็บไซต์บนมือถือของคุณ', '<p>ดูวิธีเพิ่มลงหน้าจอหลักของ iOS หรือ Android ได้ที่<a href="/down">หน้าดาวน์โหลด</a></p>'],
  ],
  [
    'opening',
    'PU',
    ['We are open', '<p>The doors are open. Thank you for being here from the first day.</p>'],
    ['我们开业了', '<p>大门已经敞开。感谢您从第一天起的陪伴。</p>'],
    ['Kami sudah dibuka', '<p>Pintu telah dibuka. Terima kasih kerana bersama kami dari hari pertama.</p>'],
    ['Chúng tôi đã mở cửa', '<p>Cửa đã mở. Cảm ơn bạn đã ở đây từ ngày đầu tiên.</p>'],
    ['เราเปิดแล้ว', '<p>ประตูเปิดแล้ว ขอบคุณที่อยู่กับเราตั้งแต่วันแรก</p>'],
  ],
];

const newest = Date.UTC(2026, 0, 16, 2);
const dayMs = 24 * 3_600_000;
const words = ([title, content]: Words) => ({ title, content });

const dated = (list: readonly NoticeRow[]): SeedOf<'notice'> =>
  list.map(([id, type, en, cn, my, vn, th], index) => ({
    id,
    type,
    at: new Date(newest - index * dayMs).toISOString(),
    texts: { EN: words(en), CN: words(cn), MY: words(my), VN: words(vn), TH: words(th) },
  }));

export const seedNotices: SeedOf<'notice'> = [...dated(rows), ...dated(agentNotices)];
