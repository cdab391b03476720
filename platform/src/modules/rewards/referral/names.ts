import type { LanguageCode } from '@portal/shared/contract/game-types';

type Name = Partial<Record<LanguageCode, string>>;

/** Names of the rewards in the reward centre. */
export const rewardNames = {
  inviter: {
    EN: 'Invitation reward',
    CN: '邀请好友奖励',
    MY: 'Ganjaran menjemput rakan',
    VN: 'Thưởng mời bạn bè',
    TH: 'รางวัลชวนเพื่อน',
  },
  friend: {
    EN: 'Welcome gift from your friend',
    CN: '好友邀请欢迎礼',
    MY: 'Hadiah alu-aluan daripada rakan',
    VN: 'Quà chào mừng từ bạn bè',
    TH: 'ของขวัญต้อนรับจากเพื่อน',
  },
  share: {
    EN: 'Share of your friends’ bets',
    CN: '好友投注分成',
    MY: 'Bahagian pertaruhan rakan',
    VN: 'Phần chia từ cược của bạn bè',
    TH: 'ส่วนแบ่งจากยอดเดิมพันของเพื่อน',
  },
} satisfies Record<string, Name>;
