import { formatAmount } from '../../../kernel/strings/format-amount.rules.ts';
import type { NewMessage } from '../../inbox/index.ts';

/** Writes the notification of a waived turnover; `id` names the decision. */
export function waiverNotification(memberId: string, id: string, waivedMinor: bigint): NewMessage {
  const amount = formatAmount(waivedMinor);
  return {
    memberId,
    reference: `waiver-${id}`,
    topic: 'service',
    texts: {
      EN: {
        title: `Turnover waived: ${amount}`,
        content: `You no longer have to bet the remaining ${amount} before a withdrawal.`,
      },
      CN: { title: `已免除流水 ${amount}`, content: `您取款前尚需完成的 ${amount} 投注额已免除。` },
      MY: {
        title: `Tiada lagi pertaruhan diperlukan: ${amount} dikecualikan`,
        content: `Anda tidak lagi perlu bertaruh ${amount} yang tinggal sebelum pengeluaran.`,
      },
      VN: {
        title: `Đã miễn vòng cược: ${amount}`,
        content: `Bạn không còn phải cược ${amount} còn lại trước khi rút tiền.`,
      },
      TH: { title: `ยกเว้นยอดเทิร์นแล้ว: ${amount}`, content: `คุณไม่ต้องเดิมพันส่วนที่เหลือ ${amount} ก่อนถอนเงินแล้ว` },
    },
  };
}
