import type { CallResult } from '@portal/shared/contract/calls/define-call';
import { winnerListLimit, winnerMinimumAmount } from '@portal/shared/contract/constants';
import { getRankList } from '@portal/shared/contract/games/winners';
import { useCallQuery } from '@portal/shared/remote/host-context';
import { useIntl } from '@portal/shared/remote/intl';
import { AmountLabel } from '@portal/shared/ui/amounts/amount-label';
import { EmptyState } from '@portal/shared/ui/feedback/empty-state';
import { Skeleton } from '@portal/shared/ui/feedback/skeleton';
import { GameArt } from '@portal/shared/ui/games/game-art';
import { TrophyIcon } from '@portal/shared/ui/icons/money';
import { usePortal } from '../../../host/portal-context.ts';
import { useText } from '../../../host/use-text.ts';
import home from '../home.module.css';
import { RailFailed } from '../rails/rail-state.tsx';
import styles from './winners.module.css';
import { biggestWins, timeAgo } from './winners.rules.ts';

const winsShown = 12;
const skeletonKeys = ['1', '2', '3', '4', '5', '6'];

/** Real settled wins above 50,000.00, names masked, newest first. */
export function Winners() {
  const t = useText();
  const query = useCallQuery(getRankList, { gameCategory: 'ALL', limitNum: String(winnerListLimit) });
  const wins = query.data && biggestWins(query.data.list, winnerMinimumAmount).slice(0, winsShown);
  if (query.isError && !wins) return <RailFailed title={t('home.winners')} query={query} />;
  return (
    <section className={home.section} aria-labelledby="winners" aria-busy={!wins}>
      <header className={home.head}>
        <TrophyIcon size={28} className={home.mark} />
        <h2 id="winners">{t('home.winners')}</h2>
      </header>
      {wins?.length === 0 && <EmptyState className={home.state} drawing="lantern" title={t('home.winners_empty')} />}
      <ul className={styles.winners}>
        {wins
          ? wins.map(({ vo }) => <Winner key={vo.account + vo.at + vo.nodeId} win={vo} />)
          : skeletonKeys.map((key) => (
              <li key={key}>
                <Skeleton shape="block" height={72} />
              </li>
            ))}
      </ul>
    </section>
  );
}

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
