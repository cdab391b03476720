import type { CallResult } from '@portal/shared/contract/define-call';
import type { getRankList } from '@portal/shared/contract/games/winners';
import { useIntl } from '@portal/shared/remote/intl';
import { AmountLabel } from '@portal/shared/ui/amounts/amount-label';
import { GameArt } from '@portal/shared/ui/games/game-art';
import { usePortal } from '../../../host/portal-context.ts';
import styles from './winners.module.css';
import { timeAgo } from './winners.rules.ts';

type Win = CallResult<typeof getRankList>['list'][number]['vo'];

/** One win: who (masked), where, how much, how long ago. */
export function Winner({ win }: { win: Win }) {
  const { host } = usePortal();
  const { formatRelativeTime } = useIntl();
  const { value, unit } = timeAgo(win.at, Date.now());
  return (
    <li className={styles.winner}>
      <GameArt className={styles.winArt} image={win.drawn} seed={win.seed} theme={win.theme} category="slots" />
      <span className={styles.winText}>
        <strong className={styles.winGame}>{win.gameName}</strong>
        <span className={styles.winWho}>
          {win.account} · <time dateTime={win.at}>{formatRelativeTime(value, unit, { numeric: 'auto' })}</time>
        </span>
      </span>
      <AmountLabel amount={win.winAmount} symbol={host.site.currencySymbol} className={styles.winAmount} />
    </li>
  );
}
