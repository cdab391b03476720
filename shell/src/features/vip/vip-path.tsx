import { Tabs } from '@portal/shared/ui/navigation/tabs';
import { VipMedal } from '@portal/shared/ui/rewards/vip-medal';
import { type ReactNode, useEffect, useRef } from 'react';
import { useText } from '../../host/use-text.ts';
import styles from './vip.module.css';
import type { VipLevel } from './vip-levels.rules.ts';

interface VipPathProps {
  levels: readonly VipLevel[];
  rank: number | undefined;
  chosen: number;
  onChoose(rank: number): void;
  /** Content for the chosen level. */
  children: ReactNode;
}

/** The medals in a row, reached ones lit; arrows or a press choose one. On phones the row scrolls to it. */
export function VipPath({ levels, rank, chosen, onChoose, children }: VipPathProps) {
  const t = useText();
  const elementRef = useRef<HTMLDivElement>(null);
  // Scrolls a new choice into view.
  useEffect(() => {
    const list = elementRef.current?.querySelector('[role="tablist"]');
    const tab = list?.querySelector<HTMLElement>('[aria-selected="true"]');
    if (list && tab) list.scrollLeft = tab.offsetLeft - (list.clientWidth - tab.offsetWidth) / 2;
  }, [chosen]);
  // Without a member or level no place is marked, so none is reserved.
  const isOnPath = levels.some((level) => level.rank === rank);
  const items = levels.map((level) => ({
    value: String(level.rank),
    label: (
      <span className={styles.step} data-reached={rank === undefined || level.rank <= rank || undefined}>
        <VipMedal rank={level.rank} size={48} />
        <span>{t('vip.short', { level: level.rank })}</span>
        {isOnPath && <span className={styles.here}>{level.rank === rank ? t('vip.here') : '\u00a0'}</span>}
      </span>
    ),
  }));
  return (
    <div ref={elementRef} className={styles.path}>
      <Tabs label={t('vip.path')} items={items} value={String(chosen)} onChange={(value) => onChoose(Number(value))}>
        {children}
      </Tabs>
    </div>
  );
}
