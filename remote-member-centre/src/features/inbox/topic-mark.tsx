import type { MessageTopic } from '@portal/shared/contract/inbox/message-topic';
import { ChatIcon } from '@portal/shared/ui/icons-media';
import { CoinsIcon, DepositIcon, GiftIcon, TrophyIcon, WithdrawIcon } from '@portal/shared/ui/icons-money';
import { PeopleIcon } from '@portal/shared/ui/icons-navigation';
import { ShieldIcon, SparkIcon } from '@portal/shared/ui/icons-status';
import type { ComponentType } from 'react';
import styles from './inbox.module.css';

/** What a message is about, as a picture and a tint. */
export const topicMarks: Readonly<Record<MessageTopic, { Icon: ComponentType<{ size?: number }>; tint?: string }>> = {
  reward: { Icon: GiftIcon, tint: styles.warm },
  promotion: { Icon: SparkIcon, tint: styles.warm },
  points: { Icon: CoinsIcon, tint: styles.warm },
  vip: { Icon: TrophyIcon, tint: styles.warm },
  referral: { Icon: PeopleIcon, tint: styles.warm },
  deposit: { Icon: DepositIcon, tint: styles.money },
  withdrawal: { Icon: WithdrawIcon, tint: styles.money },
  security: { Icon: ShieldIcon, tint: styles.alert },
  service: { Icon: ChatIcon },
};
