import type { SeedOf } from './seed-document.ts';

type Words = readonly [title: string, content: string];
type Row = readonly [id: string, en: Words, cn: Words, my: Words, vn: Words, th: Words];

/** Articles of the help centre; `term` is the anchor of docs/product.md 2.1. */
const rows: readonly Row[] = [
  [
    'start',
    [
      'Getting started',
      '<p>Look around without an account. To play, <a href="/register">register</a> with a username and a password, log in, and choose a game.</p>',
    ],
    ['新手入门', '<p>无需账号即可浏览。想玩时，用用户名和密码<a href="/register">注册</a>、登录并选择游戏。</p>'],
    [
      'Mula di sini',
      '<p>Lihat-lihat tanpa akaun. Untuk bermain, <a href="/register">daftar</a> dengan nama pengguna dan kata laluan, log masuk, dan pilih permainan.</p>',
    ],
    [
      'Bắt đầu',
      '<p>Bạn có thể xem quanh mà không cần tài khoản. Để chơi, hãy <a href="/register">đăng ký</a> bằng tên đăng nhập và mật khẩu, đăng nhập rồi chọn trò chơi.</p>',
    ],
    [
      'เริ่มต้นใช้งาน',
      '<p>เดินดูรอบ ๆ ได้โดยไม่ต้องมีบัญชี หากต้องการเล่น <a href="/register">สมัคร</a>ด้วยชื่อผู้ใช้และรหัสผ่าน เข้าสู่ระบบ แล้วเลือกเกม</p>',
    ],
  ],
  [
    'account',
    [
      'Account and password',
      '<p>A username has 4 to 16 letters and digits and starts with a letter. A password has 8 to 20 characters and needs both letters and digits.</p><p>After several wrong passwords you also have to enter a captcha.</p>',
    ],
    [
      '账号与密码',
      '<p>用户名为 4 至 16 位字母和数字，以字母开头。密码为 8 至 20 位，须同时含字母和数字。</p><p>多次输错密码后，还需输入图形验证码。</p>',
    ],
    [
      'Akaun dan kata laluan',
      '<p>Nama pengguna mempunyai 4 hingga 16 huruf dan angka dan bermula dengan huruf. Kata laluan mempunyai 8 hingga 20 aksara dan memerlukan huruf dan angka.</p><p>Selepas beberapa kata laluan yang salah, gambar berhuruf juga diminta.</p>',
    ],
    [
      'Tài khoản và mật khẩu',
      '<p>Tên đăng nhập gồm 4 đến 16 chữ cái và chữ số, bắt đầu bằng chữ cái. Mật khẩu gồm 8 đến 20 ký tự, có cả chữ cái và chữ số.</p><p>Sau vài lần nhập sai mật khẩu, bạn còn phải nhập captcha.</p>',
    ],
    [
      'บัญชีและรหัสผ่าน',
      '<p>ชื่อผู้ใช้มี 4 ถึง 16 ตัวอักษรและตัวเลข ขึ้นต้นด้วยตัวอักษร รหัสผ่านมี 8 ถึง 20 ตัวอักษร ต้องมีทั้งตัวอักษรและตัวเลข</p><p>หากใส่รหัสผ่านผิดหลายครั้ง คุณต้องกรอกแคปต์ชาด้วย</p>',
    ],
  ],
  [
    'security',
    [
      'Keeping your account safe',
      '<ul><li>Bind a mobile number or an email address so that you can recover your account.</li><li>Set up an authenticator app in the security centre.</li><li>Check your sessions now and then, and end any you do not recognise.</li></ul><p>We never ask for your password or a code.</p>',
    ],
    [
      '账号安全',
      '<ul><li>绑定手机号码或电子邮箱，以便找回账号。</li><li>在安全中心设置验证器应用。</li><li>不时查看登录会话，结束陌生的会话。</li></ul><p>我们绝不索取您的密码或验证码。</p>',
    ],
    [
      'Menjaga akaun anda',
      '<ul><li>Pautkan nombor telefon atau alamat e-mel: dengannya anda boleh masuk semula.</li><li>Sediakan aplikasi pengesah di pusat keselamatan.</li><li>Semak sesi anda sekali-sekala dan tamatkan yang tidak dikenali.</li></ul><p>Kami tidak pernah meminta kata laluan atau kod anda.</p>',
    ],
    [
      'Giữ an toàn cho tài khoản',
      '<ul><li>Thêm số điện thoại hoặc địa chỉ email để lấy lại tài khoản khi cần.</li><li>Thiết lập ứng dụng xác thực trong mục bảo mật.</li><li>Thỉnh thoảng xem các phiên đăng nhập và kết thúc phiên lạ.</li></ul><p>Chúng tôi không bao giờ hỏi mật khẩu hoặc mã của bạn.</p>',
    ],
    [
      'ดูแลบัญชีให้ปลอดภัย',
      '<ul><li>เพิ่มเบอร์มือถือหรืออีเมลเพื่อกู้คืนบัญชีได้</li><li>ตั้งค่าแอปยืนยันตัวตนที่หน้าบัญชีของฉัน</li><li>ตรวจดูเซสชันเป็นระยะ และสิ้นสุดเซสชันที่คุณไม่รู้จัก</li></ul><p>เราไม่ขอรหัสผ่านหรือรหัสยืนยันของคุณ</p>',
    ],
  ],
  [
    'deposit',
    [
      'Deposits',
      '<p>Methods, limits and fees are shown before you confirm. A bank transfer is credited once we have received it; put your account name in the reference line.</p>',
    ],
    ['存款', '<p>确认之前会显示方式、限额与手续费。银行转账经我们核实后入账，请在附言中填写账号名。</p>'],
    [
      'Deposit',
      '<p>Kaedah, had dan yuran dipaparkan sebelum anda mengesahkan. Pindahan bank dikreditkan setelah kami melihatnya; tulis nama akaun anda pada baris rujukan.</p>',
    ],
    [
      'Nạp tiền',
      '<p>Phương thức, giới hạn và phí được hiện trước khi bạn xác nhận. Tiền chuyển khoản được ghi có khi chúng tôi nhận được; hãy ghi tên tài khoản của bạn vào nội dung chuyển khoản.</p>',
    ],
    ['ฝากเงิน', '<p>ช่องทาง วงเงิน และค่าธรรมเนียมแสดงก่อนคุณยืนยัน เงินโอนจะเข้าเมื่อเราได้รับ กรุณาใส่ชื่อบัญชีของคุณในช่องอ้างอิง</p>'],
  ],
  [
    'withdraw',
    [
      'Withdrawals',
      '<p>You need a payment password and a bank card in your own name. You can cancel a request until we start to process it. Every transaction has a number in the account record.</p>',
    ],
    ['取款', '<p>您需要支付密码和本人名下的银行卡。申请在处理之前可以撤回。每笔变动在账户记录中都有编号。</p>'],
    [
      'Pengeluaran',
      '<p>Anda memerlukan kata laluan pembayaran dan kad bank atas nama sendiri. Permohonan boleh ditarik balik sebelum diproses. Setiap pergerakan mempunyai nombor dalam rekod akaun.</p>',
    ],
    [
      'Rút tiền',
      '<p>Bạn cần mật khẩu thanh toán và thẻ ngân hàng đứng tên bạn. Bạn hủy được yêu cầu cho đến khi chúng tôi bắt đầu xử lý. Mọi giao dịch đều có mã trong lịch sử.</p>',
    ],
    ['ถอนเงิน', '<p>คุณต้องมีรหัสธุรกรรมและบัญชีธนาคารในชื่อของคุณ ยกเลิกคำขอได้จนกว่าเราจะเริ่มดำเนินการ ทุกรายการมีหมายเลขในประวัติ</p>'],
  ],
  [
    'games',
    [
      'Games and results',
      '<p>Each round has its own number and is settled by the studio that runs the game. The betting record shows stake, win and the balance before and after.</p>',
    ],
    ['游戏与结果', '<p>每一局都有编号，由运营该游戏的工作室结算。投注记录显示本金、赢利及前后余额。</p>'],
    [
      'Permainan dan keputusan',
      '<p>Setiap pusingan mempunyai nombor sendiri dan diselesaikan oleh studio yang mengendalikan permainan. Rekod pertaruhan memaparkan pertaruhan, kemenangan dan baki sebelum dan selepas.</p>',
    ],
    [
      'Trò chơi và kết quả',
      '<p>Mỗi ván có mã riêng và do nhà phát triển trò chơi kết toán. Lịch sử cược hiện tiền cược, tiền thắng và số dư trước, sau.</p>',
    ],
    [
      'เกมและผลลัพธ์',
      '<p>แต่ละรอบมีหมายเลขของตัวเองและสรุปผลโดยสตูดิโอของเกม ประวัติเดิมพันแสดงยอดเดิมพัน ยอดชนะ และยอดเงินก่อนและหลัง</p>',
    ],
  ],
  [
    'points',
    [
      'Points',
      '<p>One point for every 10.00 staked, credited when the bet is settled, and one for every 100.00 deposited. Points never expire. Redeem them in the points mall for presents, or convert them to money.</p>',
    ],
    [
      '积分',
      '<p>每投注 10.00 积 1 分，注单结算时入账；每存款 100.00 积 1 分。积分永不过期，可在积分商城兑换礼品或现金。</p>',
    ],
    [
      'Mata',
      '<p>Satu mata bagi setiap 10.00 pertaruhan, dikreditkan apabila pertaruhan diselesaikan, dan setiap 100.00 deposit. Mata tidak luput. Tebus hadiah di kedai mata atau tukar menjadi wang.</p>',
    ],
    [
      'Điểm',
      '<p>Mỗi 10.00 tiền cược được một điểm, ghi có khi cược được kết toán, và mỗi 100.00 tiền nạp được một điểm. Điểm không bao giờ hết hạn. Đổi điểm lấy quà trong cửa hàng điểm hoặc đổi thành tiền.</p>',
    ],
    [
      'แต้ม',
      '<p>ได้หนึ่งแต้มทุกยอดเดิมพัน 10.00 เมื่อสรุปผลเดิมพัน และหนึ่งแต้มทุกยอดฝาก 100.00 แต้มไม่มีวันหมดอายุ แลกเป็นของขวัญที่ร้านแลกแต้ม หรือแลกเป็นเงินได้</p>',
    ],
  ],
  [
    'agents',
    ['For agents', '<p>In the agent centre, agents see the figures and bets of their own branch only.</p>'],
    ['代理须知', '<p>代理在代理中心只能看到自己团队的数据与注单。</p>'],
    ['Untuk ejen', '<p>Ejen melihat angka dan pertaruhan cawangan sendiri sahaja di pusat ejen.</p>'],
    ['Dành cho đại lý', '<p>Trong trung tâm đại lý, đại lý chỉ xem được số liệu và cược của nhánh mình.</p>'],
    ['สำหรับเอเย่นต์', '<p>ที่ศูนย์เอเย่นต์ เอเย่นต์ดูได้เฉพาะตัวเลขและเดิมพันในสายของตนเอง</p>'],
  ],
  [
    'responsible',
    [
      'Responsible play',
      '<p>You must be 18 or older to play. Set limits, take breaks, and ask us to pause your account whenever you want.</p><ul><li>Play with money you can spare.</li><li>Do not chase losses.</li><li>Talk to someone if it stops being fun.</li></ul>',
    ],
    [
      '理性游戏',
      '<p>游戏仅限年满 18 岁的成年人。请设定限额、适时休息；需要时可随时请我们暂停账号。</p><ul><li>只用闲钱游戏。</li><li>不要追回损失。</li><li>不再有乐趣时，请与人谈谈。</li></ul>',
    ],
    [
      'Bermain secara bertanggungjawab',
      '<p>Permainan adalah untuk dewasa 18 tahun ke atas. Tetapkan had, berehat, dan minta kami menjeda akaun bila-bila masa anda mahu.</p><ul><li>Bermain dengan wang yang mampu dibelanjakan.</li><li>Jangan mengejar kerugian.</li><li>Berbincang dengan seseorang apabila ia tidak lagi menyeronokkan.</li></ul>',
    ],
    [
      'Chơi có trách nhiệm',
      '<p>Bạn phải từ 18 tuổi trở lên để chơi. Hãy đặt giới hạn, nghỉ ngơi, và nhờ chúng tôi tạm khóa tài khoản bất cứ khi nào bạn muốn.</p><ul><li>Chỉ chơi với số tiền bạn có thể mất.</li><li>Đừng cố gỡ lại khoản thua.</li><li>Hãy nói chuyện với ai đó khi trò chơi không còn vui.</li></ul>',
    ],
    [
      'เล่นอย่างรับผิดชอบ',
      '<p>คุณต้องมีอายุ 18 ปีขึ้นไปจึงเล่นได้ ตั้งขีดจำกัด พักบ้าง และขอให้เราพักบัญชีของคุณได้ทุกเมื่อ</p><ul><li>เล่นด้วยเงินที่คุณเสียได้</li><li>อย่าไล่ตามเงินที่เสีย</li><li>คุยกับใครสักคนเมื่อมันไม่สนุกแล้ว</li></ul>',
    ],
  ],
  [
    'contact',
    [
      'Contact us',
      '<p>Write to us with the form at the end of the help centre. Log in first if you would like an answer: it comes to your inbox. Include the number of the bet or transaction you are asking about.</p>',
    ],
    [
      '联系我们',
      '<p>请用帮助中心末尾的表单留言。如需回复，请先登录：回复会发到您的站内信。请注明相关注单或变动的编号。</p>',
    ],
    [
      'Hubungi kami',
      '<p>Tulis kepada kami melalui borang di hujung pusat bantuan. Log masuk dahulu jika anda mahukan jawapan: ia dihantar ke peti mel anda. Nyatakan nombor pertaruhan atau pergerakan yang anda tanyakan.</p>',
    ],
    [
      'Liên hệ với chúng tôi',
      '<p>Hãy viết cho chúng tôi bằng biểu mẫu ở cuối trung tâm trợ giúp. Nếu muốn nhận câu trả lời, hãy đăng nhập trước: câu trả lời sẽ đến hộp thư của bạn. Nhớ ghi mã cược hoặc giao dịch bạn muốn hỏi.</p>',
    ],
    [
      'ติดต่อเรา',
      '<p>เขียนถึงเราด้วยแบบฟอร์มท้ายศูนย์ช่วยเหลือ หากต้องการคำตอบให้เข้าสู่ระบบก่อน คำตอบจะส่งไปที่กล่องข้อความของคุณ และระบุหมายเลขเดิมพันหรือรายการที่สอบถาม</p>',
    ],
  ],
  [
    'term',
    [
      'Terms and conditions',
      '<h3>1. Who may play</h3><p>Anyone aged 18 or older, with one account each.</p><h3>2. Settlement</h3><p>A bet counts when it is confirmed by the platform. A faulty round is cancelled and its stake returned.</p><h3>3. Privacy</h3><p>We use your personal data only to run your account.</p>',
    ],
    [
      '条款与条件',
      '<h3>1. 谁可以参与</h3><p>年满 18 岁者，每人一个账号。</p><h3>2. 结算</h3><p>投注经平台确认后生效。有误的局将取消并退还本金。</p><h3>3. 隐私</h3><p>个人资料仅用于账号运营，别无他用。</p>',
    ],
    [
      'Terma dan syarat',
      '<h3>1. Siapa yang boleh bermain</h3><p>Individu berumur 18 tahun ke atas, satu akaun seorang.</p><h3>2. Penyelesaian</h3><p>Pertaruhan dikira apabila disahkan oleh platform. Pusingan yang rosak dibatalkan dan pertaruhannya dipulangkan.</p><h3>3. Privasi</h3><p>Data peribadi digunakan untuk mengendalikan akaun sahaja.</p>',
    ],
    [
      'Điều khoản và điều kiện',
      '<h3>1. Ai được chơi</h3><p>Bất kỳ ai từ 18 tuổi trở lên, mỗi người một tài khoản.</p><h3>2. Kết toán</h3><p>Cược có hiệu lực khi hệ thống xác nhận. Ván bị lỗi sẽ bị hủy và tiền cược được hoàn lại.</p><h3>3. Quyền riêng tư</h3><p>Chúng tôi chỉ dùng dữ liệu cá nhân của bạn để vận hành tài khoản.</p>',
    ],
    [
      'ข้อกำหนดและเงื่อนไข',
      '<h3>1. ใครเล่นได้</h3><p>ผู้ที่มีอายุ 18 ปีขึ้นไป คนละหนึ่งบัญชี</p><h3>2. การสรุปผล</h3><p>เดิมพันมีผลเมื่อแพลตฟอร์มยืนยัน รอบที่ผิดพลาดจะถูกยกเลิกและคืนเงินเดิมพัน</p><h3>3. ความเป็นส่วนตัว</h3><p>เราใช้ข้อมูลส่วนตัวของคุณเพื่อดูแลบัญชีของคุณเท่านั้น</p>',
    ],
  ],
];

const words = ([title, content]: Words) => ({ title, content });

export const seedHelpArticles: SeedOf<'help'> = rows.map(([id, en, cn, my, vn, th]) => ({
  id,
  texts: { EN: words(en), CN: words(cn), MY: words(my), VN: words(vn), TH: words(th) },
}));
