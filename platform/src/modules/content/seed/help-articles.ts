import type { SeedOf } from './seed-document.ts';

type Words = readonly [title: string, content: string];
type Row = readonly [id: string, en: Words, cn: Words, my: Words];

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
  ],
  [
    'agents',
    ['For agents', '<p>In the agent centre, agents see the figures and bets of their own branch only.</p>'],
    ['代理须知', '<p>代理在代理中心只能看到自己团队的数据与注单。</p>'],
    ['Untuk ejen', '<p>Ejen melihat angka dan pertaruhan cawangan sendiri sahaja di pusat ejen.</p>'],
  ],
  [
    'responsible',
    [
      'Responsible play',
      '<p>You must be 18 or older to play. Set limits, take breaks, and ask customer service to pause your account whenever you want.</p><ul><li>Play with money you can spare.</li><li>Do not chase losses.</li><li>Talk to someone if it stops being fun.</li></ul>',
    ],
    [
      '理性游戏',
      '<p>游戏仅限年满 18 岁的成年人。请设定限额、适时休息；需要时可随时请客服暂停账号。</p><ul><li>只用闲钱游戏。</li><li>不要追回损失。</li><li>不再有乐趣时，请与人谈谈。</li></ul>',
    ],
    [
      'Bermain secara bertanggungjawab',
      '<p>Permainan adalah untuk dewasa 18 tahun ke atas. Tetapkan had, berehat, dan minta khidmat pelanggan menjeda akaun bila-bila masa anda mahu.</p><ul><li>Bermain dengan wang yang mampu dibelanjakan.</li><li>Jangan mengejar kerugian.</li><li>Berbincang dengan seseorang apabila ia tidak lagi menyeronokkan.</li></ul>',
    ],
  ],
  [
    'contact',
    [
      'Contact us',
      '<p>Live chat is open day and night; its button is at the side of every page. For anything that can wait, use the form at the end of the help centre. Include the number of the bet or transaction you are asking about.</p>',
    ],
    [
      '联系我们',
      '<p>在线客服日夜值守，按钮在每个页面侧边。不急的事项，请用帮助中心末尾的表单留言，并注明相关注单或变动的编号。</p>',
    ],
    [
      'Hubungi kami',
      '<p>Sembang dijawab siang dan malam; butangnya di sisi setiap halaman. Untuk perkara yang boleh menunggu, tulis melalui borang di hujung pusat bantuan. Nyatakan nombor pertaruhan atau pergerakan yang anda tanyakan.</p>',
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
  ],
];

const words = ([title, content]: Words) => ({ title, content });

export const seedHelpArticles: SeedOf<'help'> = rows.map(([id, en, cn, my]) => ({
  id,
  texts: { EN: words(en), CN: words(cn), MY: words(my) },
}));
