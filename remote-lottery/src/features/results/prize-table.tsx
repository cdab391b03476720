import { useIntl } from '@portal/shared/remote/intl';
import { cx } from '@portal/shared/ui/cx';
import type { CSSProperties } from 'react';
import { greatPrize, type Prizes } from '../../numbers/board.rules.ts';
import { PrizeName } from './prize-name.tsx';
import styles from './prize-table.module.css';

interface PrizeTableProps {
  prizes: Prizes;
  /** `printed` sets the numbers in the columns of a Vietnamese board, `list` one after the other. */
  look: 'list' | 'printed';
  /** Shown part of a number; all of it by default. */
  part?: (number: string) => string;
}

/** Prizes one below the other, the great one in large figures. */
export function PrizeTable({ prizes, look, part = (number) => number }: PrizeTableProps) {
  const intl = useIntl();
  const great = greatPrize(prizes);
  return (
    <table className={cx(styles.table, styles[look])}>
      <caption className="visually-hidden">{intl.formatMessage({ id: 'board.caption' })}</caption>
      <tbody>
        {prizes.map(({ prize, numbers }) => (
          <tr key={prize} className={cx(prize === great?.prize && styles.great)}>
            <th scope="row" className={styles.name}>
              <PrizeName prize={prize} />
            </th>
            <td>
              <ul
                className={styles.numbers}
                translate="no"
                style={{ '--columns': columnsOf(numbers.length) } as CSSProperties}
              >
                {numbers.map((number, place) => (
                  <li key={String(place)}>{part(number)}</li>
                ))}
              </ul>
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

/** As printed: up to four numbers in a line, six in two lines of three, seven in four and three. */
function columnsOf(count: number): number {
  return count > 4 ? (count % 3 === 0 ? 3 : 4) : count;
}
