import type { Template, Templates } from './template-names.ts';

const code = (what: string): Template => ({
  subject: '{code} là mã {brand} của bạn',
  text: `{code} là mã {brand} của bạn để ${what}. Mã hết hạn sau {minutes} phút. Đừng cho ai biết: chúng tôi không bao giờ hỏi mã này.`,
});

export const vietnamese: Templates = {
  'code-login': code('đăng nhập'),
  'code-password': code('đặt mật khẩu mới'),
  'code-register': code('đăng ký'),
  'code-bind': code('thêm liên hệ này vào tài khoản'),
  'code-change-password': code('đổi mật khẩu'),
  'code-login-check': code('đăng nhập từ nơi mới'),
  'code-owner': code('xác nhận thay đổi tài khoản'),
  'reset-link': {
    subject: 'Đặt mật khẩu {brand} mới',
    text: 'Mở liên kết này trong vòng {minutes} phút để đặt mật khẩu mới cho {account}. Liên kết chỉ dùng được một lần.\n\n{link}\n\nNếu bạn không yêu cầu, hãy bỏ qua tin này: không có gì thay đổi.',
  },
  'password-changed': {
    subject: 'Mật khẩu {brand} của bạn đã được đổi',
    text: 'Mật khẩu tài khoản {brand} {account} của bạn đã được đổi. Nếu không phải bạn, hãy liên hệ với chúng tôi ngay.',
  },
  'password-reset': {
    subject: 'Mật khẩu {brand} của bạn đã được đặt lại',
    text: 'Mật khẩu mới đã được đặt cho tài khoản {brand} {account} của bạn. Việc rút tiền tạm giữ trong 24 giờ. Nếu không phải bạn, hãy liên hệ với chúng tôi ngay.',
  },
  'mobile-replaced': {
    subject: 'Số điện thoại {brand} của bạn đã được đổi',
    text: 'Tài khoản {brand} {account} của bạn đã được gắn với số điện thoại khác thay cho số này. Nếu không phải bạn, hãy liên hệ với chúng tôi ngay.',
  },
  'email-replaced': {
    subject: 'Địa chỉ email {brand} của bạn đã được đổi',
    text: 'Tài khoản {brand} {account} của bạn đã được gắn với địa chỉ email khác thay cho địa chỉ này. Nếu không phải bạn, hãy liên hệ với chúng tôi ngay.',
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
    text: 'Nhân viên của chúng tôi đã gỡ ứng dụng xác thực khỏi tài khoản {brand} {account} của bạn và kết thúc mọi phiên. Việc rút tiền tạm giữ trong 24 giờ. Nếu bạn không yêu cầu, hãy liên hệ với chúng tôi ngay.',
  },
  'authenticator-removed': {
    subject: 'Ứng dụng xác thực {brand} của bạn đã bị gỡ',
    text: 'Ứng dụng xác thực đã được gỡ khỏi tài khoản {brand} {account} của bạn. Việc rút tiền tạm giữ trong 24 giờ. Nếu không phải bạn, hãy đổi mật khẩu và liên hệ với chúng tôi ngay.',
  },
  'passkey-added': {
    subject: 'Đã thêm khóa truy cập vào tài khoản {brand} của bạn',
    text: 'Một khóa truy cập đã được thêm vào tài khoản {brand} {account} của bạn và có thể đăng nhập mà không cần mật khẩu. Nếu không phải bạn, hãy gỡ khóa này trong Tài khoản của tôi, đổi mật khẩu và liên hệ chăm sóc khách hàng ngay.',
  },
  'passkey-removed': {
    subject: 'Đã gỡ khóa truy cập khỏi tài khoản {brand} của bạn',
    text: 'Một khóa truy cập đã được gỡ khỏi tài khoản {brand} {account} của bạn. Nếu không phải bạn, hãy đổi mật khẩu và liên hệ chăm sóc khách hàng ngay.',
  },
  'passkey-removed-by-staff': {
    subject: 'Đã gỡ khóa truy cập khỏi tài khoản {brand} của bạn',
    text: 'Nhân viên của chúng tôi đã gỡ một khóa truy cập khỏi tài khoản {brand} {account} của bạn và kết thúc mọi phiên. Nếu bạn không yêu cầu, hãy liên hệ chăm sóc khách hàng ngay.',
  },
  'bank-account-bound': {
    subject: 'Đã thêm tài khoản nhận tiền vào tài khoản {brand} của bạn',
    text: '{bank} {number} đã được thêm vào các tài khoản nhận tiền của tài khoản {brand} {account}. Nếu không phải bạn, hãy đổi mật khẩu đăng nhập và liên hệ với chúng tôi ngay.',
  },
  'bank-account-removed': {
    subject: 'Đã gỡ tài khoản nhận tiền khỏi tài khoản {brand} của bạn',
    text: '{bank} {number} đã được gỡ khỏi các tài khoản nhận tiền của tài khoản {brand} {account}. Nếu không phải bạn, hãy đổi mật khẩu đăng nhập và liên hệ với chúng tôi ngay.',
  },
  // On a locked screen; amounts only if the member has chosen so.
  'push-withdrawal-paid': { subject: 'Lần rút tiền của bạn đã được trả', text: '{reference}' },
  'push-withdrawal-rejected': {
    subject: 'Lần rút tiền của bạn bị từ chối',
    text: '{reference}. Tiền đã về ví của bạn.',
  },
  'push-withdrawal-refunded': {
    subject: 'Lần rút tiền của bạn được hoàn lại',
    text: '{reference}. Tiền đã về ví của bạn.',
  },
  'push-withdrawal-paid-amount': { subject: 'Lần rút tiền của bạn đã được trả', text: '{amount}, {reference}' },
  'push-withdrawal-rejected-amount': {
    subject: 'Lần rút tiền của bạn bị từ chối',
    text: '{amount}, {reference}. Tiền đã về ví của bạn.',
  },
  'push-withdrawal-refunded-amount': {
    subject: 'Lần rút tiền của bạn được hoàn lại',
    text: '{amount}, {reference}. Tiền đã về ví của bạn.',
  },
  'push-ticket': { subject: 'Cược của bạn đã kết toán', text: '{game}. Mở lịch sử cược để xem kết quả.' },
  'push-ticket-amounts': { subject: 'Cược của bạn đã kết toán', text: '{game}: cược {stake}, thắng {win}' },
  'push-tickets': { subject: '{count} cược của bạn đã kết toán', text: 'Mở lịch sử cược để xem kết quả.' },
  'push-tickets-amounts': { subject: '{count} cược của bạn đã kết toán', text: 'Cược {stake}, thắng {win}' },
  'push-void-ticket': { subject: 'Cược của bạn đã bị hủy', text: '{game}. Tiền cược đã được hoàn vào số dư.' },
  'push-void-ticket-amounts': { subject: 'Cược của bạn đã bị hủy', text: '{game}: {stake} đã được hoàn vào số dư.' },
  'push-void-tickets': { subject: '{count} cược của bạn đã bị hủy', text: 'Tiền cược đã được hoàn vào số dư.' },
  'push-void-tickets-amounts': {
    subject: '{count} cược của bạn đã bị hủy',
    text: 'Tổng cộng {stake} đã được hoàn vào số dư.',
  },
  'push-reward': { subject: 'Bạn có phần thưởng mới', text: 'Nhận ở mục Thưởng.' },
  'push-reward-amount': { subject: 'Bạn có phần thưởng mới', text: '{what}. Nhận ở mục Thưởng.' },
  'push-rebate': { subject: 'Bạn được hoàn trả', text: 'Tiền đã ở trong ví của bạn.' },
  'push-rebate-amount': { subject: 'Bạn được hoàn trả', text: '{what} đã ở trong ví của bạn.' },
};
