import type { TextLanguage } from '@portal/shared/contract/game-types';
import type { MessageWords } from '../modules/inbox/index.ts';
import { notifyOwner, type OwnerNotificationDeps } from './notify-owner.ts';

export type ResetDeps = OwnerNotificationDeps;

type AuthenticatorReset = 'authenticator-removed' | 'authenticator-taken';

/**
 * After an authenticator was removed, in that transaction: holds withdrawals for 24 hours and notifies the owner, since
 * somebody else may have done or requested it.
 */
export async function secureAfterReset(deps: ResetDeps, memberId: string, what: AuthenticatorReset): Promise<void> {
  await deps.member.holdWithdrawals(memberId);
  await notifyOwner(deps, memberId, { template: what, texts: texts[what] });
}

const texts: Readonly<Record<AuthenticatorReset, Record<TextLanguage, MessageWords>>> = {
  'authenticator-removed': {
    EN: {
      title: 'Authenticator removed',
      content:
        'The authenticator was removed from your account. To protect your money, withdrawals are on hold for 24 hours. If this was not you, change your password and contact us immediately.',
    },
    CN: {
      title: '身份验证器已移除',
      content:
        '您账号的身份验证器已移除。为保护您的资金，24 小时内暂停取款。如果不是您本人，请更改密码并立即联系我们。',
    },
    MY: {
      title: 'Pengesah dibuang',
      content:
        'Pengesah telah dibuang daripada akaun anda. Untuk melindungi wang anda, pengeluaran ditahan selama 24 jam. Jika bukan anda, tukar kata laluan dan hubungi kami dengan segera.',
    },
    VN: {
      title: 'Đã gỡ ứng dụng xác thực',
      content:
        'Ứng dụng xác thực đã được gỡ khỏi tài khoản của bạn. Để bảo vệ tiền của bạn, việc rút tiền tạm giữ trong 24 giờ. Nếu không phải bạn, hãy đổi mật khẩu và liên hệ với chúng tôi ngay.',
    },
    TH: {
      title: 'ลบแอปยืนยันตัวตนแล้ว',
      content:
        'แอปยืนยันตัวตนถูกลบออกจากบัญชีของคุณ เพื่อปกป้องเงินของคุณ การถอนเงินจะถูกพักไว้ 24 ชั่วโมง หากไม่ใช่คุณ กรุณาเปลี่ยนรหัสผ่านและติดต่อเราทันที',
    },
  },
  'authenticator-taken': {
    EN: {
      title: 'Authenticator removed by our staff',
      content:
        'Our staff removed the authenticator from your account. To protect your money, withdrawals are on hold for 24 hours. If you did not request this, contact us immediately.',
    },
    CN: {
      title: '我们的工作人员已移除身份验证器',
      content:
        '我们的工作人员已移除您账号的身份验证器。为保护您的资金，24 小时内暂停取款。如果不是您要求的，请立即联系我们。',
    },
    MY: {
      title: 'Pengesah dibuang oleh kakitangan kami',
      content:
        'Kakitangan kami telah membuang pengesah daripada akaun anda. Untuk melindungi wang anda, pengeluaran ditahan selama 24 jam. Jika anda tidak memintanya, hubungi kami dengan segera.',
    },
    VN: {
      title: 'Nhân viên của chúng tôi đã gỡ ứng dụng xác thực',
      content:
        'Nhân viên của chúng tôi đã gỡ ứng dụng xác thực khỏi tài khoản của bạn. Để bảo vệ tiền của bạn, việc rút tiền tạm giữ trong 24 giờ. Nếu bạn không yêu cầu, hãy liên hệ với chúng tôi ngay.',
    },
    TH: {
      title: 'เจ้าหน้าที่ของเราลบแอปยืนยันตัวตนแล้ว',
      content:
        'เจ้าหน้าที่ของเราลบแอปยืนยันตัวตนออกจากบัญชีของคุณแล้ว เพื่อปกป้องเงินของคุณ การถอนเงินจะถูกพักไว้ 24 ชั่วโมง หากคุณไม่ได้ขอ กรุณาติดต่อเราทันที',
    },
  },
};
