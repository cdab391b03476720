import { Link } from '@portal/shared/remote/router';
import { useAtomValue } from '@portal/shared/remote/state';
import { buttonClass } from '@portal/shared/ui/button';
import { CrownIcon } from '@portal/shared/ui/icons-money';
import { memberAtom } from '../../host/atoms.ts';
import { useText } from '../../host/use-text.ts';
import styles from './home.module.css';

const highestRank = 10;

/** Where the member stands among the VIP levels. */
export function VipStrip() {
  const t = useText();
  const member = useAtomValue(memberAtom);
  if (!member) return null;
  const { rankLevel, labelName } = member.clubLabel;
  return (
    <section className={styles.vip} aria-labelledby="vip-strip">
      <CrownIcon size={36} />
      <div className={styles.vipWords}>
        <h2 id="vip-strip">{t('home.vip', { name: member.nickname || member.account })}</h2>
        <p>{t('home.vip_level', { level: rankLevel, label: labelName })}</p>
        <progress className={styles.progress} max={highestRank} value={rankLevel} aria-labelledby="vip-strip" />
      </div>
      <Link to="/vip" className={buttonClass({ variant: 'secondary' })}>
        {t('home.vip_more')}
      </Link>
    </section>
  );
}
