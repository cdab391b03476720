import { shownAmount } from '../../../kernel/shown-amount.rules.ts';
import type { NewMessage } from '../../inbox/index.ts';

/** A reward for an inviter waits in the reward centre. */
export function inviterNews(memberId: string, friendId: string, amountMinor: bigint): NewMessage {
  const amount = shownAmount(amountMinor);
  return {
    memberId,
    reference: `referral-friend-${friendId}`,
    topic: 'referral',
    texts: {
      EN: {
        title: `${amount} for inviting a friend`,
        content: `A friend of yours has deposited and played. ${amount} waits for you in the reward centre.`,
      },
      CN: {
        title: `邀请好友奖励 ${amount}`,
        content: `您的一位好友已完成存款与投注，${amount} 已放入奖励中心，等您领取。`,
      },
      MY: {
        title: `${amount} kerana menjemput rakan`,
        content: `Seorang rakan anda telah membuat deposit dan bermain. ${amount} menunggu anda di pusat ganjaran.`,
      },
    },
  };
}

/** The reward of who was invited waits in the reward centre. */
export function friendNews(memberId: string, amountMinor: bigint): NewMessage {
  const amount = shownAmount(amountMinor);
  return {
    memberId,
    reference: 'referral-invited',
    topic: 'referral',
    texts: {
      EN: {
        title: `Your welcome: ${amount}`,
        content: `You came by the invitation of a friend, and have deposited and played. ${amount} waits for you in the reward centre.`,
      },
      CN: {
        title: `好友邀请欢迎礼 ${amount}`,
        content: `您受好友邀请加入，并已完成存款与投注。${amount} 已放入奖励中心，等您领取。`,
      },
      MY: {
        title: `Hadiah alu-aluan ${amount}`,
        content: `Anda menyertai melalui jemputan rakan serta telah membuat deposit dan bermain. ${amount} menunggu anda di pusat ganjaran.`,
      },
    },
  };
}
