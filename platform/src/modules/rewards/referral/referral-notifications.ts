import type { TextLanguage } from '@portal/shared/contract/game-types';
import { formatAmount } from '../../../kernel/strings/format-amount.rules.ts';
import type { NewMessage } from '../../inbox/index.ts';
import type { Withheld } from './referral.rules.ts';
import type { ReferralLink } from './referral.tables.ts';

/** Writes the notification of an inviter's reward. */
export function inviterNotification(memberId: string, friendId: string, amountMinor: bigint): NewMessage {
  const amount = formatAmount(amountMinor);
  return {
    memberId,
    reference: `referral-friend-${friendId}`,
    topic: 'referral',
    texts: {
      EN: {
        title: `${amount} for inviting a friend`,
        content: `A friend you invited has deposited and played. ${amount} is waiting for you in the reward centre.`,
      },
      CN: {
        title: `邀请好友奖励 ${amount}`,
        content: `您的一位好友已完成存款与投注，${amount} 已放入奖励中心，等您领取。`,
      },
      MY: {
        title: `${amount} kerana menjemput rakan`,
        content: `Seorang rakan anda telah membuat deposit dan bermain. ${amount} menunggu anda di pusat ganjaran.`,
      },
      VN: {
        title: `${amount} vì đã mời bạn`,
        content: `Một người bạn do bạn mời đã nạp tiền và chơi. ${amount} đang chờ bạn trong mục Thưởng.`,
      },
      TH: { title: `${amount} จากการชวนเพื่อน`, content: `เพื่อนที่คุณชวนฝากเงินและเล่นแล้ว ${amount} รอคุณอยู่ที่หน้ารางวัล` },
    },
  };
}

/** Writes the notification of an invited friend's reward. */
export function friendNotification(memberId: string, amountMinor: bigint): NewMessage {
  const amount = formatAmount(amountMinor);
  return {
    memberId,
    reference: 'referral-invited',
    topic: 'referral',
    texts: {
      EN: {
        title: `Your welcome gift: ${amount}`,
        content: `You joined through a friend’s invitation, and have deposited and played. ${amount} is waiting for you in the reward centre.`,
      },
      CN: {
        title: `好友邀请欢迎礼 ${amount}`,
        content: `您受好友邀请加入，并已完成存款与投注。${amount} 已放入奖励中心，等您领取。`,
      },
      MY: {
        title: `Hadiah alu-aluan ${amount}`,
        content: `Anda menyertai melalui jemputan rakan serta telah membuat deposit dan bermain. ${amount} menunggu anda di pusat ganjaran.`,
      },
      VN: {
        title: `Quà chào mừng của bạn: ${amount}`,
        content: `Bạn tham gia qua lời mời của bạn bè, đã nạp tiền và chơi. ${amount} đang chờ bạn trong mục Thưởng.`,
      },
      TH: {
        title: `ของขวัญต้อนรับของคุณ: ${amount}`,
        content: `คุณเข้าร่วมจากคำชวนของเพื่อน ฝากเงินและเล่นแล้ว ${amount} รอคุณอยู่ที่หน้ารางวัล`,
      },
    },
  };
}

/** What a friend shares with the inviter, or with another friend. */
const shared: Readonly<Record<Withheld, Record<TextLanguage, string>>> = {
  address: {
    EN: 'an internet address',
    CN: '同一网络地址',
    MY: 'satu alamat internet',
    VN: 'cùng địa chỉ mạng',
    TH: 'ที่อยู่ IP เดียวกัน',
  },
  bank_account: {
    EN: 'a bank account',
    CN: '同一银行账户',
    MY: 'satu akaun bank',
    VN: 'cùng tài khoản ngân hàng',
    TH: 'บัญชีธนาคารเดียวกัน',
  },
  contact: {
    EN: 'a mobile number or an email address',
    CN: '同一手机号或邮箱',
    MY: 'satu nombor telefon atau e-mel',
    VN: 'cùng số điện thoại hoặc email',
    TH: 'เบอร์มือถือหรืออีเมลเดียวกัน',
  },
};

/** Writes why nothing is given for a friend, and whom to ask if it is wrong. */
export function withheldNotification({ inviterId, friendId }: ReferralLink, reason: Withheld): NewMessage {
  const same = shared[reason];
  return {
    memberId: inviterId,
    reference: `referral-withheld-${friendId}`,
    topic: 'referral',
    texts: {
      EN: {
        title: 'No reward for one of your friends',
        content: `A friend you invited shares ${same.EN} with you or with another of your friends. Rewards and shares are given only for different people, so you get none for this friend. Contact us for details.`,
      },
      CN: {
        title: '您的一位好友不计邀请奖励',
        content: `您邀请的一位好友与您或您的另一位好友使用${same.CN}。邀请奖励与分成仅计不同的本人，因此该好友不计奖励。如有疑问请联系我们。`,
      },
      MY: {
        title: 'Tiada ganjaran untuk seorang rakan anda',
        content: `Seorang rakan yang anda jemput mempunyai ${same.MY} dengan anda atau dengan rakan anda yang lain. Ganjaran dan bahagian diberi untuk orang yang berlainan, jadi rakan ini tidak membawa apa-apa. Hubungi kami untuk maklumat lanjut.`,
      },
      VN: {
        title: 'Không có thưởng cho một người bạn của bạn',
        content: `Một người bạn do bạn mời dùng ${same.VN} với bạn hoặc với người bạn khác của bạn. Thưởng và phần chia chỉ dành cho những người khác nhau nên bạn không nhận được gì từ người bạn này. Hãy liên hệ với chúng tôi để biết thêm.`,
      },
      TH: {
        title: 'ไม่มีรางวัลสำหรับเพื่อนคนหนึ่งของคุณ',
        content: `เพื่อนที่คุณชวนใช้${same.TH}กับคุณหรือกับเพื่อนอีกคนของคุณ รางวัลและส่วนแบ่งให้เฉพาะคนที่ต่างกัน คุณจึงไม่ได้รับรางวัลจากเพื่อนคนนี้ ติดต่อเราเพื่อสอบถามเพิ่มเติม`,
      },
    },
  };
}
