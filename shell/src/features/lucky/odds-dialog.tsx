import { wholeOfOdds } from '@portal/shared/contract/rewards/chance-draw';
import type { ChanceGame, ChancePrize } from '@portal/shared/contract/rewards/chance-shapes';
import { useIntl } from '@portal/shared/remote/intl';
import { Dialog } from '@portal/shared/ui/dialogs/dialog';
import { usePrizeText } from '../../frame/draws/prize-text.tsx';
import { useText } from '../../host/use-text.ts';
import styles from './odds.module.css';

interface OddsDialogProps {
  game: ChanceGame;
  prizes: readonly ChancePrize[] | undefined;
  turnoverPercent: number;
  onClose(): void;
}

/** Every prize with its exact chance, and the turnover an amount requires before withdrawal. */
export function OddsDialog({ game, prizes, turnoverPercent, onClose }: OddsDialogProps) {
  const t = useText();
  return (
    <Dialog
      isOpen
      onClose={onClose}
      closeLabel={t('common.close')}
      title={t('lucky.odds_of', { game: t(`lucky.${game}`) })}
    >
      {prizes ? <OddsTable prizes={prizes} /> : <p>{t('lucky.odds_envelope')}</p>}
      {game !== 'envelope' && <p className={styles.small}>{t(`lucky.alike.${game}`)}</p>}
      <p className={styles.small}>{t('lucky.odds_turnover', { percent: turnoverPercent })}</p>
      <p className={styles.small}>{t('lucky.odds_budget')}</p>
    </Dialog>
  );
}

function OddsTable({ prizes }: { prizes: readonly ChancePrize[] }) {
  const t = useText();
  const text = usePrizeText();
  const { formatNumber } = useIntl();
  const percent = (weight: number) =>
    formatNumber(weight / wholeOfOdds, { style: 'percent', minimumFractionDigits: 2, maximumFractionDigits: 4 });
  const likeliestFirst = [...prizes].sort((a, b) => b.weight - a.weight);
  return (
    <table className={styles.odds}>
      <thead>
        <tr>
          <th scope="col">{t('lucky.prize')}</th>
          <th scope="col">{t('lucky.chance')}</th>
          <th scope="col">{t('lucky.one_in')}</th>
        </tr>
      </thead>
      <tbody>
        {likeliestFirst.map((prize) => (
          <tr key={prize.id}>
            <th scope="row">{text.prize(prize)}</th>
            <td translate="no">{percent(prize.weight)}</td>
            <td translate="no">{formatNumber(wholeOfOdds / prize.weight, { maximumFractionDigits: 1 })}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
