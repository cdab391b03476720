import { buttonClass } from '@portal/shared/ui/button';
import { ExternalIcon } from '@portal/shared/ui/icons/navigation';
import type { ReactNode } from 'react';
import { type TextOf, useText } from '../../host/use-text.ts';
import styles from './domains.module.css';
import type { Speed } from './domains.rules.ts';

interface DomainRowProps {
  domain: string;
  speed: Speed;
  address: string;
  isHere: boolean;
  badge: ReactNode;
}

const fastMs = 150;
const fairMs = 500;

/** One to three bars for the time, beside the time itself. */
function barsOf(speed: Speed): number {
  if (typeof speed !== 'number') return 0;
  if (speed <= fastMs) return 3;
  return speed <= fairMs ? 2 : 1;
}

function wordsOf(t: TextOf, speed: Speed): string {
  return typeof speed === 'number' ? t('domains.ms', { ms: speed }) : t(`domains.${speed}`);
}

export function DomainRow({ domain, speed, address, isHere, badge }: DomainRowProps) {
  const t = useText();
  return (
    <li className={styles.row} data-state={typeof speed === 'number' ? 'known' : speed}>
      <span className={styles.bars} data-bars={barsOf(speed)} aria-hidden="true">
        <i />
        <i />
        <i />
      </span>
      <span className={styles.name}>
        <strong>{domain}</strong> {badge}
        <span className={styles.speed}>{wordsOf(t, speed)}</span>
      </span>
      {!isHere && speed !== 'unreachable' && (
        <a href={address} className={buttonClass({ size: 'small' })} aria-label={`${t('domains.open')} ${domain}`}>
          {t('domains.open')}
          <ExternalIcon size={16} />
        </a>
      )}
    </li>
  );
}
