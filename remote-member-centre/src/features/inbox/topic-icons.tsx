import type { MessageTopic } from '@portal/shared/contract/inbox/message-topic';
import { ChatIcon, GiftIcon, ShieldIcon } from '@portal/shared/ui/icons/frame';
import type { IconTone } from '@portal/shared/ui/icons/icon-spot';
import { CoinsIcon, DepositIcon, TrophyIcon, WithdrawIcon } from '@portal/shared/ui/icons/money';
import { PeopleIcon } from '@portal/shared/ui/icons/navigation';
import { SparkIcon } from '@portal/shared/ui/icons/status';
import type { ComponentType } from 'react';

/** What a message is about, as a picture and a tone. */
export const topicIcons: Readonly<Record<MessageTopic, { Icon: ComponentType<{ size?: number }>; tone?: IconTone }>> = {
  reward: { Icon: GiftIcon, tone: 'accent' },
  promotion: { Icon: SparkIcon, tone: 'accent' },
  points: { Icon: CoinsIcon, tone: 'accent' },
  vip: { Icon: TrophyIcon, tone: 'accent' },
  referral: { Icon: PeopleIcon, tone: 'accent' },
  deposit: { Icon: DepositIcon, tone: 'good' },
  withdrawal: { Icon: WithdrawIcon, tone: 'good' },
  security: { Icon: ShieldIcon, tone: 'warn' },
  service: { Icon: ChatIcon },
};
