import type { LotteryGame } from '@portal/shared/contract/lottery/menus';
import { useIntl } from '@portal/shared/remote/intl';
import { Chip, FilterRow } from '@portal/shared/ui/lists/chip';
import { choicesOf, type Filter } from './lobby.rules.ts';
import styles from './lottery-page.module.css';

interface LobbyFiltersProps {
  games: readonly LotteryGame[];
  filter: Filter;
  onFilter: (filter: Filter) => void;
}

const rows = [
  {
    name: 'vassalage',
    of: 'vendor',
    title: 'filter.vendor',
    textId: undefined,
    nameId: (vendor: string) => `vendor.${vendor}`,
  },
  {
    name: 'prizeMode',
    of: 'prizeMode',
    title: 'filter.prizeMode',
    textId: 'filter.prizeMode.text',
    nameId: (mode: string) => `prizeMode.${mode}`,
  },
] as const;

/** Filters by vendor and prize mode with numbers of games; a row with a single choice is omitted. */
export function LobbyFilters({ games, filter, onFilter }: LobbyFiltersProps) {
  const intl = useIntl();
  return (
    <div className={styles.filters}>
      {rows.map(({ name, of, title, textId, nameId }) => {
        const choices = choicesOf(games, name);
        if (choices.length < 2) return null;
        return (
          <div key={name} className={styles.filter}>
            <p className={styles.filterName}>
              <b>{intl.formatMessage({ id: title })}</b>
              {textId ? <small>{intl.formatMessage({ id: textId })}</small> : null}
            </p>
            <FilterRow label={intl.formatMessage({ id: title })}>
              <Chip isChosen={!filter[of]} onClick={() => onFilter({ ...filter, [of]: undefined })}>
                {intl.formatMessage({ id: `${title}.all` })}
              </Chip>
              {choices.map((choice) => (
                <Chip
                  key={choice.value}
                  isChosen={filter[of] === choice.value}
                  count={choice.games}
                  onClick={() => onFilter({ ...filter, [of]: choice.value })}
                >
                  {intl.formatMessage({ id: nameId(choice.value) })}
                </Chip>
              ))}
            </FilterRow>
          </div>
        );
      })}
    </div>
  );
}
