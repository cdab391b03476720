import type { TextLanguage } from '@portal/shared/contract/game-types';
import type { MessageWords } from '../modules/inbox/index.ts';
import { notifyOwner, type OwnerNotificationDeps } from './notify-owner.ts';

type Change = 'bank-account-bound' | 'bank-account-removed';

/** Bank and masked number. */
interface ShownAccount {
  bankName: string;
  number: string;
}

/** Notifies the owner that a payout account was bound or removed, in that transaction: money may be paid out to it. */
export async function notifyOfBankAccount(
  deps: OwnerNotificationDeps,
  memberId: string,
  change: Change,
  { bankName, number }: ShownAccount,
): Promise<void> {
  const texts = textsOf[change](`${bankName} ${number}`);
  await notifyOwner(deps, memberId, { template: change, texts, params: { bank: bankName, number } });
}

const textsOf: Readonly<Record<Change, (payoutAccount: string) => Record<TextLanguage, MessageWords>>> = {
  'bank-account-bound': (payoutAccount) => ({
    EN: {
      title: 'Payout account added',
      content: `${payoutAccount} was added to your payout accounts. If this was not you, change your login password and contact us immediately.`,
    },
    CN: {
      title: '收款账户已绑定',
      content: `收款账户 ${payoutAccount} 已绑定。如果不是您本人，请更改登录密码并立即联系我们。`,
    },
    MY: {
      title: 'Akaun pengeluaran ditambah',
      content: `${payoutAccount} telah ditambah pada akaun pengeluaran anda. Jika bukan anda, tukar kata laluan log masuk dan hubungi kami dengan segera.`,
    },
    VN: {
      title: 'Đã thêm tài khoản nhận tiền',
      content: `${payoutAccount} đã được thêm vào các tài khoản nhận tiền của bạn. Nếu không phải bạn, hãy đổi mật khẩu đăng nhập và liên hệ với chúng tôi ngay.`,
    },
    TH: {
      title: 'เพิ่มบัญชีรับเงินแล้ว',
      content: `เพิ่ม ${payoutAccount} ในบัญชีรับเงินของคุณแล้ว หากไม่ใช่คุณ กรุณาเปลี่ยนรหัสผ่านเข้าสู่ระบบและติดต่อเราทันที`,
    },
  }),
  'bank-account-removed': (payoutAccount) => ({
    EN: {
      title: 'Payout account removed',
      content: `${payoutAccount} was removed from your payout accounts. If this was not you, change your login password and contact us immediately.`,
    },
    CN: {
      title: '收款账户已移除',
      content: `收款账户 ${payoutAccount} 已移除。如果不是您本人，请更改登录密码并立即联系我们。`,
    },
    MY: {
      title: 'Akaun pengeluaran dibuang',
      content: `${payoutAccount} telah dibuang daripada akaun pengeluaran anda. Jika bukan anda, tukar kata laluan log masuk dan hubungi kami dengan segera.`,
    },
    VN: {
      title: 'Đã gỡ tài khoản nhận tiền',
      content: `${payoutAccount} đã được gỡ khỏi các tài khoản nhận tiền của bạn. Nếu không phải bạn, hãy đổi mật khẩu đăng nhập và liên hệ với chúng tôi ngay.`,
    },
    TH: {
      title: 'ลบบัญชีรับเงินแล้ว',
      content: `ลบ ${payoutAccount} ออกจากบัญชีรับเงินของคุณแล้ว หากไม่ใช่คุณ กรุณาเปลี่ยนรหัสผ่านเข้าสู่ระบบและติดต่อเราทันที`,
    },
  }),
};
