import type { TextLanguage } from '@portal/shared/contract/game-types';
import { newId } from '../../kernel/database/ids.ts';
import type { MessageWords, NewMessage } from '../../modules/inbox/index.ts';

type Texts = Record<TextLanguage, MessageWords>;

/** Returns the notification that a password of the account was changed: somebody else may have done it. */
export function passwordChangedNotification(memberId: string, which: 'login' | 'payment' | 'reset'): NewMessage {
  return { memberId, reference: `${which}-password-${newId()}`, topic: 'security', texts: texts[which] };
}

const texts: Readonly<Record<'login' | 'payment' | 'reset', Texts>> = {
  login: {
    EN: {
      title: 'Login password changed',
      content:
        'Your login password was changed, and all other sessions have ended. If this was not you, contact us immediately.',
    },
    CN: { title: '登录密码已更改', content: '您的登录密码已更改，其他会话均已结束。如果不是您本人，请立即联系我们。' },
    MY: {
      title: 'Kata laluan log masuk ditukar',
      content:
        'Kata laluan log masuk anda telah ditukar, dan semua sesi lain telah tamat. Jika bukan anda, hubungi kami dengan segera.',
    },
    VN: {
      title: 'Đã đổi mật khẩu đăng nhập',
      content:
        'Mật khẩu đăng nhập của bạn đã được đổi và mọi phiên khác đã kết thúc. Nếu không phải bạn, hãy liên hệ với chúng tôi ngay.',
    },
    TH: {
      title: 'เปลี่ยนรหัสผ่านเข้าสู่ระบบแล้ว',
      content: 'รหัสผ่านเข้าสู่ระบบของคุณถูกเปลี่ยน และเซสชันอื่นทั้งหมดสิ้นสุดแล้ว หากไม่ใช่คุณ กรุณาติดต่อเราทันที',
    },
  },
  reset: {
    EN: {
      title: 'Login password reset',
      content:
        'A new login password was set without the old one, and all sessions have ended. To protect your money, withdrawals are on hold for 24 hours. If this was not you, contact us immediately.',
    },
    CN: {
      title: '登录密码已重置',
      content:
        '有人在未使用旧密码的情况下设置了新的登录密码，所有会话均已结束。为保护您的资金，24 小时内暂停取款。如果不是您本人，请立即联系我们。',
    },
    MY: {
      title: 'Kata laluan log masuk ditetapkan semula',
      content:
        'Kata laluan log masuk baharu telah ditetapkan tanpa kata laluan lama, dan semua sesi telah tamat. Untuk melindungi wang anda, pengeluaran ditahan selama 24 jam. Jika bukan anda, hubungi kami dengan segera.',
    },
    VN: {
      title: 'Đã đặt lại mật khẩu đăng nhập',
      content:
        'Mật khẩu đăng nhập mới đã được đặt mà không cần mật khẩu cũ, và mọi phiên đã kết thúc. Để bảo vệ tiền của bạn, việc rút tiền tạm giữ trong 24 giờ. Nếu không phải bạn, hãy liên hệ với chúng tôi ngay.',
    },
    TH: {
      title: 'ตั้งรหัสผ่านเข้าสู่ระบบใหม่แล้ว',
      content:
        'มีการตั้งรหัสผ่านเข้าสู่ระบบใหม่โดยไม่ใช้รหัสเดิม และเซสชันทั้งหมดสิ้นสุดแล้ว เพื่อปกป้องเงินของคุณ การถอนเงินจะถูกพักไว้ 24 ชั่วโมง หากไม่ใช่คุณ กรุณาติดต่อเราทันที',
    },
  },
  payment: {
    EN: {
      title: 'Payment password changed',
      content:
        'Your payment password was changed. If this was not you, change your login password and contact us immediately.',
    },
    CN: { title: '支付密码已更改', content: '您的支付密码已更改。如果不是您本人，请更改登录密码并立即联系我们。' },
    MY: {
      title: 'Kata laluan pembayaran ditukar',
      content:
        'Kata laluan pembayaran anda telah ditukar. Jika bukan anda, tukar kata laluan log masuk dan hubungi kami dengan segera.',
    },
    VN: {
      title: 'Đã đổi mật khẩu thanh toán',
      content:
        'Mật khẩu thanh toán của bạn đã được đổi. Nếu không phải bạn, hãy đổi mật khẩu đăng nhập và liên hệ với chúng tôi ngay.',
    },
    TH: {
      title: 'เปลี่ยนรหัสธุรกรรมแล้ว',
      content: 'รหัสธุรกรรมของคุณถูกเปลี่ยนแล้ว หากไม่ใช่คุณ กรุณาเปลี่ยนรหัสผ่านเข้าสู่ระบบและติดต่อเราทันที',
    },
  },
};
