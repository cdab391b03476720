import { useIntl } from '@portal/shared/remote/intl';
import type { Prizes } from '../../numbers/board.rules.ts';
import { PrizeName } from './prize-name.tsx';
import styles from './prize-table.module.css';

/** Prizes one below the other, the first in large figures: Thai, 4D and whatever else has several prizes. */
export function PrizeTable({ prizes }: { prizes: Prizes }) {
  const intl = useIntl();
  return (
    <table className={styles.prizes}>
      <caption className="visually-hidden">{intl.formatMessage({ id: 'board.caption' })}</caption>
      <tbody>
        {prizes.map(({ prize, numbers }) => (
          <tr key={prize}>
            <th scope="row">
              <PrizeName prize={prize} />
            </th>
            <td>
              <ul className={styles.numbers}>
                {numbers.map((number, place) => (
                  <li key={String(place)}>{number}</li>
                ))}
              </ul>
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
