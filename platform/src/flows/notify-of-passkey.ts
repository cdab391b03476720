import type { TextLanguage } from '@portal/shared/contract/game-types';
import type { MessageWords } from '../modules/inbox/index.ts';
import { notifyOwner, type OwnerNotificationDeps } from './notify-owner.ts';

type Change = 'passkey-added' | 'passkey-removed' | 'passkey-removed-by-staff';

/** Notifies the owner that a passkey was added or removed, in that transaction. Its name is left out: anybody may have written it. */
export async function notifyOfPasskey(deps: OwnerNotificationDeps, memberId: string, change: Change): Promise<void> {
  await notifyOwner(deps, memberId, { template: change, texts: textsOf[change] });
}

const textsOf: Readonly<Record<Change, Record<TextLanguage, MessageWords>>> = {
  'passkey-added': {
    EN: {
      title: 'Passkey added',
      content:
        'A passkey was added to your account. It can log in without your password. If this was not you, remove it under My account, change your password and contact customer service immediately.',
    },
    CN: {
      title: '已添加通行密钥',
      content:
        '您的账号已添加通行密钥，可用于免密码登录。如果不是您本人，请在“我的账户”中将其移除、更改密码并立即联系客服。',
    },
    MY: {
      title: 'Kunci laluan ditambah',
      content:
        'Kunci laluan telah ditambah pada akaun anda. Ia boleh log masuk tanpa kata laluan. Jika bukan anda, buang kunci itu di Akaun saya, tukar kata laluan dan hubungi khidmat pelanggan dengan segera.',
    },
    VN: {
      title: 'Đã thêm khóa truy cập',
      content:
        'Một khóa truy cập đã được thêm vào tài khoản của bạn và có thể đăng nhập mà không cần mật khẩu. Nếu không phải bạn, hãy gỡ khóa này trong Tài khoản của tôi, đổi mật khẩu và liên hệ chăm sóc khách hàng ngay.',
    },
    TH: {
      title: 'เพิ่มพาสคีย์แล้ว',
      content:
        'มีการเพิ่มพาสคีย์ในบัญชีของคุณ ซึ่งใช้เข้าสู่ระบบได้โดยไม่ต้องใช้รหัสผ่าน หากไม่ใช่คุณ กรุณาลบพาสคีย์นี้ในบัญชีของฉัน เปลี่ยนรหัสผ่าน และติดต่อฝ่ายบริการลูกค้าทันที',
    },
  },
  'passkey-removed': {
    EN: {
      title: 'Passkey removed',
      content:
        'A passkey was removed from your account. If this was not you, change your password and contact customer service immediately.',
    },
    CN: {
      title: '通行密钥已移除',
      content: '您账号的一个通行密钥已移除。如果不是您本人，请更改密码并立即联系客服。',
    },
    MY: {
      title: 'Kunci laluan dibuang',
      content:
        'Kunci laluan telah dibuang daripada akaun anda. Jika bukan anda, tukar kata laluan dan hubungi khidmat pelanggan dengan segera.',
    },
    VN: {
      title: 'Đã gỡ khóa truy cập',
      content:
        'Một khóa truy cập đã được gỡ khỏi tài khoản của bạn. Nếu không phải bạn, hãy đổi mật khẩu và liên hệ chăm sóc khách hàng ngay.',
    },
    TH: {
      title: 'ลบพาสคีย์แล้ว',
      content: 'มีการลบพาสคีย์ออกจากบัญชีของคุณ หากไม่ใช่คุณ กรุณาเปลี่ยนรหัสผ่านและติดต่อฝ่ายบริการลูกค้าทันที',
    },
  },
  'passkey-removed-by-staff': {
    EN: {
      title: 'Passkey removed by our staff',
      content:
        'Our staff removed a passkey from your account and ended its sessions. If you did not request this, contact customer service immediately.',
    },
    CN: {
      title: '我们的工作人员已移除通行密钥',
      content: '我们的工作人员已移除您账号的一个通行密钥，并结束了所有登录。如果不是您要求的，请立即联系客服。',
    },
    MY: {
      title: 'Kunci laluan dibuang oleh kakitangan kami',
      content:
        'Kakitangan kami telah membuang kunci laluan daripada akaun anda dan menamatkan semua sesinya. Jika anda tidak memintanya, hubungi khidmat pelanggan dengan segera.',
    },
    VN: {
      title: 'Nhân viên của chúng tôi đã gỡ khóa truy cập',
      content:
        'Nhân viên của chúng tôi đã gỡ một khóa truy cập khỏi tài khoản của bạn và kết thúc mọi phiên. Nếu bạn không yêu cầu, hãy liên hệ chăm sóc khách hàng ngay.',
    },
    TH: {
      title: 'เจ้าหน้าที่ของเราลบพาสคีย์แล้ว',
      content: 'เจ้าหน้าที่ของเราลบพาสคีย์ออกจากบัญชีของคุณ และสิ้นสุดเซสชันทั้งหมดแล้ว หากคุณไม่ได้ขอ กรุณาติดต่อฝ่ายบริการลูกค้าทันที',
    },
  },
};
