import { loadLuckyTexts } from '@portal/shared/i18n/load-lucky';
import { GiftIcon } from '@portal/shared/ui/icons/frame';
import { useText } from '../../host/use-text.ts';
import { AreaTexts } from './area-texts.tsx';
import styles from './reward-link.module.css';
import { RewardLink } from './reward-link.tsx';

/** Link to wheel, eggs and envelopes from pages about rewards. */
export function LuckyLink() {
  return (
    <AreaTexts area={loadLuckyTexts} fallback={<div className={styles.link} />}>
      <Way />
    </AreaTexts>
  );
}

function Way() {
  const t = useText();
  return (
    <RewardLink to="/lucky" icon={<GiftIcon size={28} />} title={t('lucky.title')}>
      {t('lucky.way')}
    </RewardLink>
  );
}
