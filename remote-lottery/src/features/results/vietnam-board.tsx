import type { OpenedDraw } from '@portal/shared/contract/lottery/opened-numbers';
import { useIntl } from '@portal/shared/remote/intl';
import { Chip, FilterRow } from '@portal/shared/ui/chip';
import { cx } from '@portal/shared/ui/cx';
import { useState } from 'react';
import type { Prizes } from '../../numbers/board.rules.ts';
import { HeadTable } from './head-table.tsx';
import { PrizeName } from './prize-name.tsx';
import styles from './vietnam-board.module.css';

const lengths = ['all', '3', '2'] as const;
type Length = (typeof lengths)[number];

/** The table as it is printed: a row for each prize, the special prize in red, and the endings by heads beside it. */
export function VietnamBoard({ draw }: { draw: OpenedDraw }) {
  const intl = useIntl();
  const [length, setLength] = useState<Length>('all');
  const shown = (number: string) => (length === 'all' ? number : number.slice(-Number(length)));
  return (
    <div className={styles.board}>
      <FilterRow label={intl.formatMessage({ id: 'board.length' })} className={styles.lengths}>
        {lengths.map((value) => (
          <Chip key={value} isChosen={length === value} onClick={() => setLength(value)}>
            {intl.formatMessage({ id: `board.length.${value}` })}
          </Chip>
        ))}
      </FilterRow>
      <div className={styles.tables}>
        <table className={styles.prizes}>
          <caption className="visually-hidden">{intl.formatMessage({ id: 'board.caption' })}</caption>
          <tbody>
            {asPrinted(draw.prizes).map(({ prize, numbers }) => (
              <tr key={prize} className={cx(prize === 'DB' && styles.special)}>
                <th scope="row">
                  <PrizeName prize={prize} />
                </th>
                <td>
                  <ul className={styles.numbers} data-columns={columnsOf(numbers.length)}>
                    {numbers.map((number, place) => (
                      <li key={String(place)}>{shown(number)}</li>
                    ))}
                  </ul>
                </td>
              </tr>
            ))}
          </tbody>
        </table>
        <HeadTable prizes={draw.prizes} />
      </div>
    </div>
  );
}

/** The north prints the special prize first, the provinces of the centre and the south print it last. */
function asPrinted(prizes: Prizes): Prizes {
  return prizes.some(({ prize }) => prize === 'G8') ? [...prizes].reverse() : prizes;
}

/** As printed: up to four numbers in a line, six in two lines of three, seven in four and three. */
function columnsOf(count: number): number {
  return count > 4 ? (count % 3 === 0 ? 3 : 4) : count;
}
