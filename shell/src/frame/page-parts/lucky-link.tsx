import { loadLuckyTexts } from '@portal/shared/i18n/load-lucky';
import { Link } from '@portal/shared/remote/router';
import { GiftIcon } from '@portal/shared/ui/icons/frame';
import { ArrowRightIcon } from '@portal/shared/ui/icons/navigation';
import { useText } from '../../host/use-text.ts';
import { AreaTexts } from './area-texts.tsx';
import styles from './lucky-link.module.css';

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
    <Link to="/lucky" className={styles.link}>
      <GiftIcon size={28} />
      <span className={styles.words}>
        <strong>{t('lucky.title')}</strong>
        <span>{t('lucky.way')}</span>
      </span>
      <ArrowRightIcon size={22} />
    </Link>
  );
}
