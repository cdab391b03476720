import { useIntl } from '@portal/shared/remote/intl';
import { changeOf } from './change.rules.ts';
import styles from './team-overview.module.css';

/** Above it the change is shown as a multiple. */
const mostPermille = 9_990;

const arrows = { more: '▲', less: '▼' } as const;

/** Change against the previous period by sign and word: "▲ 12.5% more". */
export function ChangeNote({ now, before }: { now: bigint; before: bigint }) {
  const intl = useIntl();
  const change = changeOf(now, before);
  const { word } = change;
  if (!('permille' in change)) return intl.formatMessage({ id: `overview.change.${word}` });
  const number = intl.formatNumber(Math.min(change.permille, mostPermille) / 1000, {
    style: 'percent',
    maximumFractionDigits: change.permille < 100 ? 1 : 0,
  });
  const share = change.permille > mostPermille ? `> ${number}` : number;
  return (
    <span className={styles.change}>
      <span aria-hidden="true">{arrows[change.word]}</span>
      {intl.formatMessage({ id: `overview.change.${word}` }, { share })}
    </span>
  );
}
