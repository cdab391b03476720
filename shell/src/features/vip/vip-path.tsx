import { Tabs } from '@portal/shared/ui/tabs';
import { VipMedal } from '@portal/shared/ui/vip-medal';
import { type ReactNode, useEffect, useRef } from 'react';
import { useText } from '../../host/use-text.ts';
import styles from './vip.module.css';
import type { VipLevel } from './vip-levels.rules.ts';

export interface VipPathProps {
  levels: readonly VipLevel[];
  rank: number | undefined;
  chosen: number;
  onChoose(rank: number): void;
  /** What is shown of the chosen level. */
  children: ReactNode;
}

/** The medals in a row, those reached lit; arrows or a press choose one. On phones the row scrolls to the chosen one. */
export function VipPath({ levels, rank, chosen, onChoose, children }: VipPathProps) {
  const t = useText();
  const place = useRef<HTMLDivElement>(null);
  // A new choice is brought into view.
  useEffect(() => {
    const list = place.current?.querySelector('[role="tablist"]');
    const tab = list?.querySelector<HTMLElement>('[aria-selected="true"]');
    if (list && tab) list.scrollLeft = tab.offsetLeft - (list.clientWidth - tab.offsetWidth) / 2;
  }, [chosen]);
  // Nobody's place is marked for a visitor or before the first level, so none is kept free.
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
    <div ref={place} className={styles.path}>
      <Tabs label={t('vip.path')} items={items} value={String(chosen)} onChange={(value) => onChoose(Number(value))}>
        {children}
      </Tabs>
    </div>
  );
}
