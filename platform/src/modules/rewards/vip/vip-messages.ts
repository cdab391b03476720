import type { LanguageCode } from '@portal/shared/contract/game-types';
import { formatAmount } from '../../../kernel/strings/format-amount.rules.ts';
import type { MessageWords } from '../../inbox/index.ts';

type Names = Partial<Record<LanguageCode, string>>;

export const upgradeName = (rank: number): Names => ({
  EN: `VIP ${rank} gift`,
  CN: `VIP ${rank} 升级礼金`,
  MY: `Hadiah VIP ${rank}`,
  VN: `Quà VIP ${rank}`,
  TH: `ของขวัญ VIP ${rank}`,
});

export const birthdayName = (year: string): Names => ({
  EN: `Birthday gift ${year}`,
  CN: `${year} 年生日礼金`,
  MY: `Hadiah hari jadi ${year}`,
  VN: `Quà sinh nhật ${year}`,
  TH: `ของขวัญวันเกิดปี ${year}`,
});

/** Writes the notification of a reached level; the gift in minor units, 0 for none. */
export function upgradeMessage(rank: number, giftMinor: bigint): Partial<Record<LanguageCode, MessageWords>> {
  const amount = formatAmount(giftMinor);
  const withGift = (words: string, gift: string) => (giftMinor > 0n ? `${words} ${gift}` : words);
  return {
    EN: {
      title: `You are now VIP ${rank}`,
      content: withGift(
        `Your bets have taken you to VIP ${rank}. Better rebates start today.`,
        `A gift of ${amount} is waiting in the reward centre.`,
      ),
    },
    CN: {
      title: `您已升至 VIP ${rank}`,
      content: withGift(`您的有效投注已达到 VIP ${rank}，更高返水今日生效。`, `升级礼金 ${amount} 已放入奖励中心。`),
    },
    MY: {
      title: `Anda kini VIP ${rank}`,
      content: withGift(
        `Pertaruhan anda membawa anda ke VIP ${rank}. Rebat lebih tinggi bermula hari ini.`,
        `Hadiah ${amount} menunggu di pusat ganjaran.`,
      ),
    },
    VN: {
      title: `Bạn đã lên VIP ${rank}`,
      content: withGift(
        `Cược của bạn đã đưa bạn lên VIP ${rank}. Tỷ lệ hoàn trả cao hơn bắt đầu từ hôm nay.`,
        `Món quà ${amount} đang chờ trong mục Thưởng.`,
      ),
    },
    TH: {
      title: `ตอนนี้คุณเป็น VIP ${rank}`,
      content: withGift(`ยอดเดิมพันของคุณพาคุณขึ้นสู่ VIP ${rank} เงินคืนที่สูงขึ้นเริ่มวันนี้`, `ของขวัญ ${amount} รออยู่ที่หน้ารางวัล`),
    },
  };
}

/** Writes the notification of a rank set by operators; 0 is none. */
export const correctionMessage = (rank: number): Partial<Record<LanguageCode, MessageWords>> => ({
  EN: {
    title: rank > 0 ? `Your level is now VIP ${rank}` : 'You no longer have a VIP level',
    content: 'We have changed your VIP level. It now sets your rebates and your birthday gift.',
  },
  CN: {
    title: rank > 0 ? `您的等级现为 VIP ${rank}` : '您目前没有 VIP 等级',
    content: '我们已调整您的 VIP 等级，返水与生日礼金即日起按新等级计算。',
  },
  MY: {
    title: rank > 0 ? `Peringkat anda kini VIP ${rank}` : 'Anda kini tiada peringkat VIP',
    content: 'Kami telah menetapkan peringkat VIP anda. Rebat dan hadiah hari jadi anda mengikutinya mulai sekarang.',
  },
  VN: {
    title: rank > 0 ? `Cấp của bạn hiện là VIP ${rank}` : 'Bạn không còn cấp VIP',
    content: 'Chúng tôi đã thay đổi cấp VIP của bạn. Hoàn trả và quà sinh nhật nay tính theo cấp này.',
  },
  TH: {
    title: rank > 0 ? `ระดับของคุณคือ VIP ${rank}` : 'คุณไม่มีระดับ VIP แล้ว',
    content: 'เราปรับระดับ VIP ของคุณแล้ว เงินคืนและของขวัญวันเกิดจะเป็นไปตามระดับนี้',
  },
});
