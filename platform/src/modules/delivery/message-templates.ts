import type { LanguageCode } from '@portal/shared/contract/game-types';

export const templateNames = [
  'code-login',
  'code-password',
  'code-register',
  'code-bind',
  'code-change-password',
  'code-login-check',
  'code-owner',
  'reset-link',
  'password-changed',
  'password-reset',
  'mobile-replaced',
  'email-replaced',
  'login-check-failed',
  'authenticator-taken',
  'authenticator-removed',
  'bank-account-bound',
  'bank-account-removed',
  'release-alert',
  'operator-enrolment',
] as const;
export type TemplateName = (typeof templateNames)[number];

/** `{name}` placeholders are filled from the message's params. */
interface Template {
  subject: string;
  text: string;
}
type Templates = Readonly<Record<TemplateName, Template>>;

const code = (what: string): Template => ({
  subject: `{code} is your {brand} code`,
  text: `{code} is your {brand} code to ${what}. It expires in {minutes} minutes. Never share it: we will never ask for it.`,
});

const english: Templates = {
  'code-login': code('log in'),
  'code-password': code('set a new password'),
  'code-register': code('register'),
  'code-bind': code('add this contact to your account'),
  'code-change-password': code('change your password'),
  'code-login-check': code('log in from a new place'),
  'code-owner': code('confirm a change to your account'),
  'reset-link': {
    subject: 'Set a new {brand} password',
    text: 'Open this link within {minutes} minutes to set a new password for {account}. It works once.\n\n{link}\n\nIf you did not request this, ignore this message: nothing will change.',
  },
  'password-changed': {
    subject: 'Your {brand} password was changed',
    text: 'The password for your {brand} account {account} was changed. If this was not you, contact customer service immediately.',
  },
  'password-reset': {
    subject: 'Your {brand} password was reset',
    text: 'A new password was set for your {brand} account {account}. Withdrawals are on hold for 24 hours. If this was not you, contact customer service immediately.',
  },
  'mobile-replaced': {
    subject: 'Your {brand} mobile number was changed',
    text: 'Your {brand} account {account} was bound to another mobile number instead of this one. If this was not you, contact customer service immediately.',
  },
  'email-replaced': {
    subject: 'Your {brand} email address was changed',
    text: 'Your {brand} account {account} was bound to another email address instead of this one. If this was not you, contact customer service immediately.',
  },
  'login-check-failed': {
    subject: 'Someone tried to log in to your {brand} account',
    text: 'Someone who knows the password for your {brand} account {account} tried to log in from a new place but could not confirm that it was you. After five wrong answers, no more are accepted for 15 minutes. If this was not you, change your password immediately.',
  },
  // For operators.
  'release-alert': {
    subject: '{brand}: {what}',
    text: '{text}\n\nFor details, open Releases in the operator console.',
  },
  'operator-enrolment': {
    subject: 'Set up your {brand} operator account',
    text: 'Open this link within {hours} hours to set password and authenticator of your operator account {username}. It works once, and nobody else may see it.\n\n{link}\n\nIf you did not expect this, do not open it and inform another admin.',
  },
  'authenticator-taken': {
    subject: 'Your {brand} authenticator was removed',
    text: 'Customer service has removed the authenticator from your {brand} account {account} and ended its sessions. Withdrawals are on hold for 24 hours. If you did not request this, contact customer service immediately.',
  },
  'authenticator-removed': {
    subject: 'Your {brand} authenticator was removed',
    text: 'The authenticator was removed from your {brand} account {account}. Withdrawals are on hold for 24 hours. If this was not you, change your password and contact customer service immediately.',
  },
  'bank-account-bound': {
    subject: 'A payout account was added to your {brand} account',
    text: '{bank} {number} was added to the payout accounts of your {brand} account {account}. If this was not you, change your login password and contact customer service immediately.',
  },
  'bank-account-removed': {
    subject: 'A payout account was removed from your {brand} account',
    text: '{bank} {number} was removed from the payout accounts of your {brand} account {account}. If this was not you, change your login password and contact customer service immediately.',
  },
};

const codeInChinese = (what: string): Template => ({
  subject: '{code} 是您的 {brand} 验证码',
  text: `{code} 是您在 {brand} 用于${what}的验证码，{minutes} 分钟内有效。请勿告诉任何人：我们不会向您索取。`,
});

const codeInMalay = (what: string): Template => ({
  subject: '{code} ialah kod {brand} anda',
  text: `{code} ialah kod {brand} anda untuk ${what}. Sah selama {minutes} minit. Jangan kongsi: kami tidak akan memintanya.`,
});

const codeInVietnamese = (what: string): Template => ({
  subject: '{code} là mã {brand} của bạn',
  text: `{code} là mã {brand} của bạn để ${what}. Mã hết hạn sau {minutes} phút. Đừng cho ai biết: chúng tôi không bao giờ hỏi mã này.`,
});

const codeInThai = (what: string): Template => ({
  subject: '{code} คือรหัส {brand} ของคุณ',
  text: `{code} คือรหัส {brand} ของคุณสำหรับ${what} ใช้ได้ {minutes} นาที อย่าบอกใคร เราไม่ขอรหัสนี้จากคุณ`,
});

/** TY is English by default, as in kernel/texts/message-texts.ts. */
const templatesByLanguage: Readonly<Partial<Record<LanguageCode, Templates>>> = {
  CN: {
    'code-login': codeInChinese('登录'),
    'code-password': codeInChinese('设置新密码'),
    'code-register': codeInChinese('注册'),
    'code-bind': codeInChinese('绑定此联系方式'),
    'code-change-password': codeInChinese('修改密码'),
    'code-login-check': codeInChinese('在新地点登录'),
    'code-owner': codeInChinese('确认账号变更'),
    'reset-link': {
      subject: '设置新的 {brand} 密码',
      text: '请在 {minutes} 分钟内打开此链接，为 {account} 设置新密码。链接仅可使用一次。\n\n{link}\n\n如果不是您本人操作，请忽略：一切保持不变。',
    },
    'password-changed': {
      subject: '您的 {brand} 密码已修改',
      text: '您的 {brand} 账号 {account} 的密码已修改。如果不是您本人操作，请立即联系客服。',
    },
    'password-reset': {
      subject: '您的 {brand} 密码已重置',
      text: '您的 {brand} 账号 {account} 已设置新密码，24 小时内暂停取款。如果不是您本人操作，请立即联系客服。',
    },
    'mobile-replaced': {
      subject: '您的 {brand} 账号手机号码已更换',
      text: '您的 {brand} 账号 {account} 已绑定另一个手机号码，取代此号码。如果不是您本人操作，请立即联系客服。',
    },
    'email-replaced': {
      subject: '您的 {brand} 账号电子邮箱已更换',
      text: '您的 {brand} 账号 {account} 已绑定另一个电子邮箱，取代此邮箱。如果不是您本人操作，请立即联系客服。',
    },
    'login-check-failed': {
      subject: '有人尝试登录您的 {brand} 账号',
      text: '有人使用您的 {brand} 账号 {account} 的密码从新地点登录，但未能确认身份。连续五次回答错误后，15 分钟内不再接受新的回答。如果不是您本人操作，请立即修改密码。',
    },
    'release-alert': { subject: '{brand}：{what}', text: '{text}\n\n详情请见运营后台的发布页面。' },
    'operator-enrolment': {
      subject: '设置您的 {brand} 操作员账号',
      text: '请在 {hours} 小时内打开此链接，为操作员账号 {username} 设置密码和验证器。链接仅可使用一次，请勿给任何人看。\n\n{link}\n\n如果您不知道此事，请勿打开，并告知另一名管理员。',
    },
    'authenticator-taken': {
      subject: '您的 {brand} 账号验证器已移除',
      text: '客服已移除您的 {brand} 账号 {account} 的验证器，并结束了所有登录。24 小时内暂停取款。如果不是您要求的，请立即联系客服。',
    },
    'authenticator-removed': {
      subject: '您的 {brand} 账号验证器已移除',
      text: '您的 {brand} 账号 {account} 的验证器已移除，24 小时内暂停取款。如果不是您本人操作，请更改密码并立即联系客服。',
    },
    'bank-account-bound': {
      subject: '您的 {brand} 账号已绑定收款账户',
      text: '收款账户 {bank} {number} 已绑定到您的 {brand} 账号 {account}。如果不是您本人操作，请更改登录密码并立即联系客服。',
    },
    'bank-account-removed': {
      subject: '您的 {brand} 账号已移除收款账户',
      text: '收款账户 {bank} {number} 已从您的 {brand} 账号 {account} 移除。如果不是您本人操作，请更改登录密码并立即联系客服。',
    },
  },
  MY: {
    'code-login': codeInMalay('log masuk'),
    'code-password': codeInMalay('menetapkan kata laluan baharu'),
    'code-register': codeInMalay('mendaftar'),
    'code-bind': codeInMalay('menambah hubungan ini pada akaun anda'),
    'code-change-password': codeInMalay('menukar kata laluan'),
    'code-login-check': codeInMalay('log masuk dari tempat baharu'),
    'code-owner': codeInMalay('mengesahkan perubahan akaun anda'),
    'reset-link': {
      subject: 'Tetapkan kata laluan {brand} baharu',
      text: 'Buka pautan ini dalam masa {minutes} minit untuk menetapkan kata laluan baharu bagi {account}. Ia hanya boleh digunakan sekali.\n\n{link}\n\nJika anda tidak memintanya, abaikan sahaja: tiada apa-apa berubah.',
    },
    'password-changed': {
      subject: 'Kata laluan {brand} anda telah ditukar',
      text: 'Kata laluan akaun {brand} anda {account} telah ditukar. Jika bukan anda, hubungi khidmat pelanggan dengan segera.',
    },
    'password-reset': {
      subject: 'Kata laluan {brand} anda telah ditetapkan semula',
      text: 'Kata laluan baharu telah ditetapkan untuk akaun {brand} anda {account}. Pengeluaran ditahan selama 24 jam. Jika bukan anda, hubungi khidmat pelanggan dengan segera.',
    },
    'mobile-replaced': {
      subject: 'Nombor telefon bimbit akaun {brand} anda telah ditukar',
      text: 'Nombor telefon bimbit lain telah diikat pada akaun {brand} anda {account} menggantikan nombor ini. Jika bukan anda, hubungi khidmat pelanggan dengan segera.',
    },
    'email-replaced': {
      subject: 'Alamat e-mel akaun {brand} anda telah ditukar',
      text: 'Alamat e-mel lain telah diikat pada akaun {brand} anda {account} menggantikan alamat ini. Jika bukan anda, hubungi khidmat pelanggan dengan segera.',
    },
    'login-check-failed': {
      subject: 'Seseorang cuba log masuk ke akaun {brand} anda',
      text: 'Seseorang yang mengetahui kata laluan akaun {brand} anda {account} cuba log masuk dari tempat baharu dan tidak dapat mengesahkan identiti anda. Selepas lima jawapan salah, tiada lagi jawapan diterima selama 15 minit. Jika bukan anda, tukar kata laluan anda dengan segera.',
    },
    'release-alert': {
      subject: '{brand}: {what}',
      text: '{text}\n\nMaklumat lanjut ada di konsol operator, di bawah keluaran.',
    },
    'operator-enrolment': {
      subject: 'Sediakan akaun operator {brand} anda',
      text: 'Buka pautan ini dalam masa {hours} jam untuk menetapkan kata laluan dan pengesah bagi akaun operator anda {username}. Ia hanya boleh digunakan sekali, dan tiada orang lain boleh melihatnya.\n\n{link}\n\nJika anda tidak menjangkakannya, jangan buka dan maklumkan kepada pentadbir lain.',
    },
    'authenticator-taken': {
      subject: 'Pengesah akaun {brand} anda telah dibuang',
      text: 'Khidmat pelanggan telah membuang pengesah akaun {brand} anda {account} dan menamatkan semua sesinya. Pengeluaran ditahan selama 24 jam. Jika anda tidak memintanya, hubungi khidmat pelanggan dengan segera.',
    },
    'authenticator-removed': {
      subject: 'Pengesah akaun {brand} anda telah dibuang',
      text: 'Pengesah telah dibuang daripada akaun {brand} anda {account}. Pengeluaran ditahan selama 24 jam. Jika bukan anda, tukar kata laluan dan hubungi khidmat pelanggan dengan segera.',
    },
    'bank-account-bound': {
      subject: 'Akaun pengeluaran telah ditambah pada akaun {brand} anda',
      text: '{bank} {number} telah ditambah pada akaun pengeluaran bagi akaun {brand} anda {account}. Jika bukan anda, tukar kata laluan log masuk dan hubungi khidmat pelanggan dengan segera.',
    },
    'bank-account-removed': {
      subject: 'Akaun pengeluaran telah dibuang daripada akaun {brand} anda',
      text: '{bank} {number} telah dibuang daripada akaun pengeluaran bagi akaun {brand} anda {account}. Jika bukan anda, tukar kata laluan log masuk dan hubungi khidmat pelanggan dengan segera.',
    },
  },
  VN: {
    'code-login': codeInVietnamese('đăng nhập'),
    'code-password': codeInVietnamese('đặt mật khẩu mới'),
    'code-register': codeInVietnamese('đăng ký'),
    'code-bind': codeInVietnamese('thêm liên hệ này vào tài khoản'),
    'code-change-password': codeInVietnamese('đổi mật khẩu'),
    'code-login-check': codeInVietnamese('đăng nhập từ nơi mới'),
    'code-owner': codeInVietnamese('xác nhận thay đổi tài khoản'),
    'reset-link': {
      subject: 'Đặt mật khẩu {brand} mới',
      text: 'Mở liên kết này trong vòng {minutes} phút để đặt mật khẩu mới cho {account}. Liên kết chỉ dùng được một lần.\n\n{link}\n\nNếu bạn không yêu cầu, hãy bỏ qua tin này: không có gì thay đổi.',
    },
    'password-changed': {
      subject: 'Mật khẩu {brand} của bạn đã được đổi',
      text: 'Mật khẩu tài khoản {brand} {account} của bạn đã được đổi. Nếu không phải bạn, hãy liên hệ chăm sóc khách hàng ngay.',
    },
    'password-reset': {
      subject: 'Mật khẩu {brand} của bạn đã được đặt lại',
      text: 'Mật khẩu mới đã được đặt cho tài khoản {brand} {account} của bạn. Việc rút tiền tạm giữ trong 24 giờ. Nếu không phải bạn, hãy liên hệ chăm sóc khách hàng ngay.',
    },
    'mobile-replaced': {
      subject: 'Số điện thoại {brand} của bạn đã được đổi',
      text: 'Tài khoản {brand} {account} của bạn đã được gắn với số điện thoại khác thay cho số này. Nếu không phải bạn, hãy liên hệ chăm sóc khách hàng ngay.',
    },
    'email-replaced': {
      subject: 'Địa chỉ email {brand} của bạn đã được đổi',
      text: 'Tài khoản {brand} {account} của bạn đã được gắn với địa chỉ email khác thay cho địa chỉ này. Nếu không phải bạn, hãy liên hệ chăm sóc khách hàng ngay.',
    },
    'login-check-failed': {
      subject: 'Có người thử đăng nhập vào tài khoản {brand} của bạn',
      text: 'Có người biết mật khẩu tài khoản {brand} {account} của bạn đã thử đăng nhập từ nơi mới nhưng không xác nhận được đó là bạn. Sau năm lần trả lời sai, hệ thống không nhận thêm trong 15 phút. Nếu không phải bạn, hãy đổi mật khẩu ngay.',
    },
    'release-alert': {
      subject: '{brand}: {what}',
      text: '{text}\n\nXem chi tiết ở mục phát hành trong bảng điều khiển.',
    },
    'operator-enrolment': {
      subject: 'Thiết lập tài khoản điều hành {brand} của bạn',
      text: 'Mở liên kết này trong vòng {hours} giờ để đặt mật khẩu và ứng dụng xác thực cho tài khoản điều hành {username}. Liên kết chỉ dùng được một lần, và không ai khác được xem.\n\n{link}\n\nNếu bạn không chờ tin này, đừng mở và hãy báo cho quản trị viên khác.',
    },
    'authenticator-taken': {
      subject: 'Ứng dụng xác thực {brand} của bạn đã bị gỡ',
      text: 'Chăm sóc khách hàng đã gỡ ứng dụng xác thực khỏi tài khoản {brand} {account} của bạn và kết thúc mọi phiên. Việc rút tiền tạm giữ trong 24 giờ. Nếu bạn không yêu cầu, hãy liên hệ chăm sóc khách hàng ngay.',
    },
    'authenticator-removed': {
      subject: 'Ứng dụng xác thực {brand} của bạn đã bị gỡ',
      text: 'Ứng dụng xác thực đã được gỡ khỏi tài khoản {brand} {account} của bạn. Việc rút tiền tạm giữ trong 24 giờ. Nếu không phải bạn, hãy đổi mật khẩu và liên hệ chăm sóc khách hàng ngay.',
    },
    'bank-account-bound': {
      subject: 'Đã thêm tài khoản nhận tiền vào tài khoản {brand} của bạn',
      text: '{bank} {number} đã được thêm vào các tài khoản nhận tiền của tài khoản {brand} {account}. Nếu không phải bạn, hãy đổi mật khẩu đăng nhập và liên hệ chăm sóc khách hàng ngay.',
    },
    'bank-account-removed': {
      subject: 'Đã gỡ tài khoản nhận tiền khỏi tài khoản {brand} của bạn',
      text: '{bank} {number} đã được gỡ khỏi các tài khoản nhận tiền của tài khoản {brand} {account}. Nếu không phải bạn, hãy đổi mật khẩu đăng nhập và liên hệ chăm sóc khách hàng ngay.',
    },
  },
  TH: {
    'code-login': codeInThai('เข้าสู่ระบบ'),
    'code-password': codeInThai('ตั้งรหัสผ่านใหม่'),
    'code-register': codeInThai('สมัครสมาชิก'),
    'code-bind': codeInThai('เพิ่มช่องทางติดต่อนี้ในบัญชีของคุณ'),
    'code-change-password': codeInThai('เปลี่ยนรหัสผ่าน'),
    'code-login-check': codeInThai('เข้าสู่ระบบจากที่ใหม่'),
    'code-owner': codeInThai('ยืนยันการเปลี่ยนแปลงบัญชีของคุณ'),
    'reset-link': {
      subject: 'ตั้งรหัสผ่าน {brand} ใหม่',
      text: 'เปิดลิงก์นี้ภายใน {minutes} นาทีเพื่อตั้งรหัสผ่านใหม่ของ {account} ลิงก์ใช้ได้ครั้งเดียว\n\n{link}\n\nหากคุณไม่ได้ขอ ไม่ต้องสนใจข้อความนี้ ไม่มีอะไรเปลี่ยนแปลง',
    },
    'password-changed': {
      subject: 'รหัสผ่าน {brand} ของคุณถูกเปลี่ยนแล้ว',
      text: 'รหัสผ่านของบัญชี {brand} {account} ของคุณถูกเปลี่ยนแล้ว หากไม่ใช่คุณ กรุณาติดต่อฝ่ายบริการลูกค้าทันที',
    },
    'password-reset': {
      subject: 'ตั้งรหัสผ่าน {brand} ของคุณใหม่แล้ว',
      text: 'มีการตั้งรหัสผ่านใหม่ให้บัญชี {brand} {account} ของคุณ การถอนเงินจะถูกพักไว้ 24 ชั่วโมง หากไม่ใช่คุณ กรุณาติดต่อฝ่ายบริการลูกค้าทันที',
    },
    'mobile-replaced': {
      subject: 'เบอร์มือถือ {brand} ของคุณถูกเปลี่ยนแล้ว',
      text: 'บัญชี {brand} {account} ของคุณผูกกับเบอร์มือถืออื่นแทนเบอร์นี้แล้ว หากไม่ใช่คุณ กรุณาติดต่อฝ่ายบริการลูกค้าทันที',
    },
    'email-replaced': {
      subject: 'อีเมล {brand} ของคุณถูกเปลี่ยนแล้ว',
      text: 'บัญชี {brand} {account} ของคุณผูกกับอีเมลอื่นแทนอีเมลนี้แล้ว หากไม่ใช่คุณ กรุณาติดต่อฝ่ายบริการลูกค้าทันที',
    },
    'login-check-failed': {
      subject: 'มีคนพยายามเข้าสู่ระบบบัญชี {brand} ของคุณ',
      text: 'มีคนที่รู้รหัสผ่านของบัญชี {brand} {account} ของคุณพยายามเข้าสู่ระบบจากที่ใหม่ แต่ยืนยันไม่ได้ว่าเป็นคุณ หากตอบผิดห้าครั้ง ระบบจะไม่รับคำตอบ 15 นาที หากไม่ใช่คุณ กรุณาเปลี่ยนรหัสผ่านทันที',
    },
    'release-alert': { subject: '{brand}: {what}', text: '{text}\n\nดูรายละเอียดได้ที่หน้ารุ่นที่เผยแพร่ในคอนโซลผู้ดูแล' },
    'operator-enrolment': {
      subject: 'ตั้งค่าบัญชีผู้ดูแล {brand} ของคุณ',
      text: 'เปิดลิงก์นี้ภายใน {hours} ชั่วโมงเพื่อตั้งรหัสผ่านและแอปยืนยันตัวตนของบัญชีผู้ดูแล {username} ลิงก์ใช้ได้ครั้งเดียว และห้ามให้ผู้อื่นเห็น\n\n{link}\n\nหากคุณไม่ได้รอข้อความนี้ อย่าเปิดลิงก์ และแจ้งผู้ดูแลคนอื่น',
    },
    'authenticator-taken': {
      subject: 'แอปยืนยันตัวตน {brand} ของคุณถูกลบแล้ว',
      text: 'ฝ่ายบริการลูกค้าลบแอปยืนยันตัวตนออกจากบัญชี {brand} {account} ของคุณ และสิ้นสุดเซสชันทั้งหมดแล้ว การถอนเงินจะถูกพักไว้ 24 ชั่วโมง หากคุณไม่ได้ขอ กรุณาติดต่อฝ่ายบริการลูกค้าทันที',
    },
    'authenticator-removed': {
      subject: 'แอปยืนยันตัวตน {brand} ของคุณถูกลบแล้ว',
      text: 'แอปยืนยันตัวตนถูกลบออกจากบัญชี {brand} {account} ของคุณ การถอนเงินจะถูกพักไว้ 24 ชั่วโมง หากไม่ใช่คุณ กรุณาเปลี่ยนรหัสผ่านและติดต่อฝ่ายบริการลูกค้าทันที',
    },
    'bank-account-bound': {
      subject: 'เพิ่มบัญชีรับเงินในบัญชี {brand} ของคุณแล้ว',
      text: 'เพิ่ม {bank} {number} ในบัญชีรับเงินของบัญชี {brand} {account} แล้ว หากไม่ใช่คุณ กรุณาเปลี่ยนรหัสผ่านเข้าสู่ระบบและติดต่อฝ่ายบริการลูกค้าทันที',
    },
    'bank-account-removed': {
      subject: 'ลบบัญชีรับเงินจากบัญชี {brand} ของคุณแล้ว',
      text: 'ลบ {bank} {number} ออกจากบัญชีรับเงินของบัญชี {brand} {account} แล้ว หากไม่ใช่คุณ กรุณาเปลี่ยนรหัสผ่านเข้าสู่ระบบและติดต่อฝ่ายบริการลูกค้าทันที',
    },
  },
};

/** Returns the language's template; English when there is none. */
export function templateOf(name: TemplateName, language: LanguageCode): Template {
  return (templatesByLanguage[language] ?? english)[name];
}
