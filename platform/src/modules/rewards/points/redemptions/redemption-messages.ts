import type { LanguageCode } from '@portal/shared/contract/game-types';
import type { MessageWords } from '../../../inbox/index.ts';
import type { RedemptionRow } from '../redemption.tables.ts';
import { nameOf } from './redemption-view.ts';

type Texts = Partial<Record<LanguageCode, MessageWords>>;

/** Writes the notification of an approved present; the remark is the operator's. */
export function approvedMessage(row: RedemptionRow): Texts {
  const { quantity, remark } = row;
  return {
    EN: {
      title: 'Your redemption was approved',
      content: `${quantity} × ${nameOf(row, 'EN')} is on its way to you. ${remark}`.trim(),
    },
    CN: { title: '您的兑换已通过', content: `${quantity} × ${nameOf(row, 'CN')} 已为您安排。${remark}`.trim() },
    MY: {
      title: 'Penebusan anda diluluskan',
      content: `${quantity} × ${nameOf(row, 'MY')} dalam perjalanan kepada anda. ${remark}`.trim(),
    },
    VN: {
      title: 'Lần đổi quà của bạn đã được duyệt',
      content: `${quantity} × ${nameOf(row, 'VN')} đang được gửi đến bạn. ${remark}`.trim(),
    },
    TH: { title: 'อนุมัติการแลกของคุณแล้ว', content: `กำลังจัดส่ง ${quantity} × ${nameOf(row, 'TH')} ให้คุณ ${remark}`.trim() },
  };
}

/** Writes the notification of returned points. */
export function rejectedMessage(row: RedemptionRow): Texts {
  const { quantity, remark } = row;
  const points = row.points * BigInt(quantity);
  return {
    EN: {
      title: 'Your redemption was rejected',
      content: `${quantity} × ${nameOf(row, 'EN')} could not be provided: ${remark}. Your ${points} points were returned.`,
    },
    CN: {
      title: '您的兑换未通过',
      content: `${quantity} × ${nameOf(row, 'CN')} 无法兑换：${remark}。${points} 积分已退还。`,
    },
    MY: {
      title: 'Penebusan anda ditolak',
      content: `${quantity} × ${nameOf(row, 'MY')} tidak dapat diberikan: ${remark}. ${points} mata anda telah dipulangkan.`,
    },
    VN: {
      title: 'Lần đổi quà của bạn bị từ chối',
      content: `Không thể trao ${quantity} × ${nameOf(row, 'VN')}: ${remark}. ${points} điểm đã được hoàn lại cho bạn.`,
    },
    TH: {
      title: 'การแลกของคุณถูกปฏิเสธ',
      content: `มอบ ${quantity} × ${nameOf(row, 'TH')} ไม่ได้: ${remark} คืน ${points} แต้มให้คุณแล้ว`,
    },
  };
}
