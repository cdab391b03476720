import { winnerListLimit, winnerMinimumAmount } from '@portal/shared/contract/constants';
import { getRankList } from '@portal/shared/contract/games/winners';
import { useCallQuery, useHost, useReadable } from '@portal/shared/remote/host-context';
import { FormattedMessage, useIntl } from '@portal/shared/remote/intl';
import { AmountLabel } from '@portal/shared/ui/amounts/amount-label';
import { Skeleton } from '@portal/shared/ui/feedback/skeleton';
import { GameArt } from '@portal/shared/ui/games/game-art';
import { TrophyIcon } from '@portal/shared/ui/icons/money';
import styles from './winner-board.module.css';
import { shownWinners, type Winner } from './winners.rules.ts';

const shownCount = 8;

/** Real settled wins above 50,000.00; omitted if there are none or they fail to load. */
export function WinnerBoard() {
  const host = useHost();
  const language = useReadable(host.language);
  const input = { gameCategory: 'ALL', language, limitNum: String(winnerListLimit) };
  const { data, isPending } = useCallQuery(getRankList, input);
  const winners = shownWinners(data?.list ?? [], winnerMinimumAmount, shownCount);
  if (!isPending && winners.length === 0) return null;
  return (
    <aside className={styles.board} aria-labelledby="winner-board-title" aria-busy={isPending}>
      <header className={styles.head}>
        <TrophyIcon size={22} className={styles.icon} />
        <h2 id="winner-board-title">
          <FormattedMessage id="winners.title" />
        </h2>
      </header>
      <ol className={styles.list}>
        {isPending
          ? Array.from({ length: shownCount }, (_, row) => <WinnerSkeleton key={String(row)} />)
          : winners.map((winner) => (
              <WinnerRow
                key={`${winner.at} ${winner.account} ${winner.winAmount}`}
                winner={winner}
                symbol={host.site.currencySymbol}
              />
            ))}
      </ol>
    </aside>
  );
}

function WinnerRow({ winner, symbol }: { winner: Winner; symbol: string }) {
  const intl = useIntl();
  return (
    <li className={styles.row}>
      <GameArt className={styles.art} image={winner.drawn} seed={winner.seed} theme={winner.theme} category="slots" />
      <span className={styles.who}>
        <span className={styles.game}>{winner.gameName}</span>
        <span className={styles.account}>
          {winner.account} ·{' '}
          <time dateTime={winner.at}>{intl.formatDate(winner.at, { day: 'numeric', month: 'short' })}</time>
        </span>
      </span>
      <AmountLabel className={styles.amount} amount={winner.winAmount} symbol={symbol} />
    </li>
  );
}

function WinnerSkeleton() {
  return (
    <li className={styles.row}>
      <Skeleton shape="block" width={36} height={48} />
      <span className={styles.who}>
        <Skeleton width="70%" />
        <Skeleton width="40%" />
      </span>
      <Skeleton width={72} />
    </li>
  );
}
