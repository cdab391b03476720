import { loadTournamentsTexts } from '@portal/shared/i18n/load-tournaments';
import { TrophyIcon } from '@portal/shared/ui/icons/frame';
import { useText } from '../../host/use-text.ts';
import { AreaTexts } from '../page-parts/area-texts.tsx';
import styles from '../page-parts/reward-link.module.css';
import { RewardLink } from '../page-parts/reward-link.tsx';

/** Link to the tournaments from pages about rewards. */
export function TournamentsLink() {
  return (
    <AreaTexts area={loadTournamentsTexts} fallback={<div className={styles.link} />}>
      <Way />
    </AreaTexts>
  );
}

function Way() {
  const t = useText();
  return (
    <RewardLink to="/tournaments" icon={<TrophyIcon size={28} />} title={t('tournaments.title')}>
      {t('tournaments.way')}
    </RewardLink>
  );
}
