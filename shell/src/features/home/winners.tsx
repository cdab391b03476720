import { winnerListLimit, winnerMinimumAmount } from '@portal/shared/contract/constants';
import { getRankList } from '@portal/shared/contract/games/get-rank-list';
import { useCallQuery } from '@portal/shared/remote/host-context';
import { AmountLabel } from '@portal/shared/ui/amount-label';
import { EmptyState } from '@portal/shared/ui/empty-state';
import { GameArt } from '@portal/shared/ui/game-art';
import { QueryView } from '../../frame/query-view.tsx';
import { usePortal } from '../../host/portal-context.ts';
import { useText } from '../../host/use-text.ts';
import styles from './home.module.css';
import { biggestWins } from './winners.rules.ts';

const winsShown = 12;

/** Real settled wins above 50,000.00, names masked. */
export function Winners() {
  const t = useText();
  const { host } = usePortal();
  const query = useCallQuery(getRankList, { gameCategory: 'ALL', limitNum: String(winnerListLimit) });
  return (
    <section className={styles.section} aria-labelledby="winners">
      <h2 id="winners">{t('home.winners')}</h2>
      <QueryView query={query}>
        {({ list }) => {
          const wins = biggestWins(list, winnerMinimumAmount).slice(0, winsShown);
          if (wins.length === 0) return <EmptyState drawing="lantern" title={t('home.winners_empty')} />;
          return (
            <ul className={styles.winners}>
              {wins.map(({ vo }) => (
                <li key={vo.account + vo.at + vo.nodeId} className={styles.winner}>
                  <GameArt className={styles.winArt} seed={vo.seed} theme={vo.theme} category="slots" />
                  <span className={styles.winText}>
                    <strong>{vo.account}</strong>
                    <span className={styles.winGame}>{vo.gameName}</span>
                  </span>
                  <AmountLabel amount={vo.winAmount} symbol={host.site.currencySymbol} className={styles.winAmount} />
                </li>
              ))}
            </ul>
          );
        }}
      </QueryView>
    </section>
  );
}
