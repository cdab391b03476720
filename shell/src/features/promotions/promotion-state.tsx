import { cx } from '@portal/shared/ui/cx';
import { BadIcon, GiftIcon, GoodIcon } from '@portal/shared/ui/icons/frame';
import type { IconProps } from '@portal/shared/ui/icons/icon';
import { RefreshIcon } from '@portal/shared/ui/icons/media';
import { CalendarIcon, CoinsIcon } from '@portal/shared/ui/icons/money';
import { CheckIcon, ClockIcon, LockIcon, SparkIcon } from '@portal/shared/ui/icons/status';
import type { ReactNode } from 'react';
import { useText } from '../../host/use-text.ts';
import styles from './promotion-state.module.css';
import type { PromotionState } from './promotions.rules.ts';

const icons: Readonly<Record<PromotionState, (props: IconProps) => ReactNode>> = {
  join: SparkIcon,
  claim: GiftIcon,
  applying: ClockIcon,
  close: LockIcon,
  rejected: BadIcon,
  issued: CoinsIcon,
  claimed: CheckIcon,
  process: RefreshIcon,
  joined: GoodIcon,
  coming_soon: CalendarIcon,
};

/** One of the ten states of docs/product.md 4: a word, an icon and a colour. */
export function PromotionStateBadge({ state, className }: { state: PromotionState; className?: string }) {
  const t = useText();
  const Icon = icons[state];
  return (
    <span className={cx(styles.state, className)} data-state={state}>
      <Icon size={16} />
      {t(`promotions.state.${state}`)}
    </span>
  );
}
