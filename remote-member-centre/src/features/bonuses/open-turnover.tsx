import { useShownAmount } from '@portal/shared/remote/amounts/use-shown-amount';
import { useHost } from '@portal/shared/remote/host-context';
import { FormattedMessage, useIntl } from '@portal/shared/remote/intl';
import { minorUnits } from '@portal/shared/ui/amounts/amount.rules';
import { Button } from '@portal/shared/ui/button';
import { GamesIcon, GoodIcon } from '@portal/shared/ui/icons/frame';
import type { Bonuses } from './bonus.ts';
import styles from './open-turnover.module.css';
import { betOf } from './wagering.rules.ts';
import { WageringBar } from './wagering-bar.tsx';

/** Open turnover of deposits and bonuses together, with a link to the games. */
export function OpenTurnover({ open }: { open: Bonuses['open'] }) {
  const host = useHost();
  const intl = useIntl();
  const shown = useShownAmount();
  const title = intl.formatMessage({ id: 'bonuses.open' });
  const bet = betOf(open);
  function play() {
    host.closeOverlay();
    host.navigate('/rng');
  }
  if (minorUnits(open.missing) === 0n)
    return (
      <section className={styles.open} aria-label={title} data-met>
        <p className={styles.free}>
          <GoodIcon size={24} />
          <FormattedMessage id="bonuses.open.none" />
        </p>
      </section>
    );
  const wagering = { required: open.required, bet: `${bet / 100n}.${String(bet % 100n).padStart(2, '0')}` };
  return (
    <section className={styles.open} aria-label={title}>
      <div className={styles.words}>
        <p className={styles.title}>{title}</p>
        <div className={styles.missing}>{shown(open.missing)}</div>
        <WageringBar wagering={wagering} name={title} />
        <p className={styles.note}>
          <FormattedMessage id="bonuses.open.note" />
        </p>
      </div>
      <Button variant="primary" icon={<GamesIcon size={20} />} onClick={play}>
        <FormattedMessage id="bonuses.play" />
      </Button>
    </section>
  );
}
