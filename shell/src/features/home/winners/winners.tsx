import { winnerListLimit, winnerMinimumAmount } from '@portal/shared/contract/constants';
import { getRankList } from '@portal/shared/contract/games/winners';
import { useCallQuery } from '@portal/shared/remote/host-context';
import { EmptyState } from '@portal/shared/ui/feedback/empty-state';
import { Skeleton } from '@portal/shared/ui/feedback/skeleton';
import { TrophyIcon } from '@portal/shared/ui/icons/money';
import { useText } from '../../../host/use-text.ts';
import home from '../home.module.css';
import { RailFailed } from '../rails/rail-state.tsx';
import { Winner } from './winner.tsx';
import styles from './winners.module.css';
import { biggestWins } from './winners.rules.ts';

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
