import type { LotteryGame } from '@portal/shared/contract/lottery/menus';
import { useHost } from '@portal/shared/remote/host-context';
import { useIntl } from '@portal/shared/remote/intl';
import { Select } from '@portal/shared/ui/forms/select';
import { FilterBar } from '@portal/shared/ui/lists/filter-bar';
import { Tabs } from '@portal/shared/ui/navigation/tabs';
import { useId } from 'react';
import { choicesOf, type Filter, type FilterChoice, isOwnView, type Lobby, views } from './lobby.rules.ts';

interface LobbyFiltersProps {
  games: readonly LotteryGame[];
  lobby: Lobby;
  onChoose: (change: Partial<Lobby>) => void;
}

/** One row: list, vendor, filters; a filter with a single choice is omitted. */
export function LobbyFilters({ games, lobby, onChoose }: LobbyFiltersProps) {
  const host = useHost();
  const intl = useIntl();
  const hintId = useId();
  const { view, vendor, prizeMode } = lobby;
  const vendors = choicesOf(games, 'vassalage');
  const prizeModes = choicesOf(games, 'prizeMode');
  return (
    <FilterBar
      label={intl.formatMessage({ id: 'lobby.filters' })}
      chosenCount={[vendor, prizeMode].filter(Boolean).length}
      lists={
        <Tabs
          look="pill"
          label={intl.formatMessage({ id: 'view.label' })}
          items={views.map((value) => ({ value, label: intl.formatMessage({ id: `view.${value}` }) }))}
          value={view}
          onChange={(chosen) => {
            const choose = () => onChoose({ view: chosen });
            if (isOwnView(chosen)) host.protect(choose);
            else choose();
          }}
        />
      }
      first={
        (vendors.length > 1 || vendor) && (
          <ChoiceFilter
            name="vendor"
            choices={vendors}
            textOf={(code) => games.find(({ vassalage }) => vassalage === code)?.vendorName ?? code}
            isCounted={view === 'all' && !prizeMode}
            {...{ lobby, onChoose }}
          />
        )
      }
      more={
        (prizeModes.length > 1 || prizeMode) && (
          <>
            <ChoiceFilter
              name="prizeMode"
              choices={prizeModes}
              textOf={(mode) => intl.formatMessage({ id: `prizeMode.${mode}` })}
              isCounted={view === 'all' && !vendor}
              hintId={hintId}
              {...{ lobby, onChoose }}
            />
            <p id={hintId}>{intl.formatMessage({ id: 'filter.prizeMode.text' })}</p>
          </>
        )
      }
    />
  );
}

interface ChoiceFilterProps extends Omit<LobbyFiltersProps, 'games'> {
  name: keyof Filter;
  choices: readonly FilterChoice[];
  textOf: (value: string) => string;
  /** The counts cover all games: lists and other filters would contradict them. */
  isCounted: boolean;
  hintId?: string;
}

function ChoiceFilter({ name, choices, textOf, isCounted, hintId, lobby, onChoose }: ChoiceFilterProps) {
  const intl = useIntl();
  const chosen = lobby[name];
  const options = choices.map(({ value, games }) => ({
    value,
    label: isCounted ? `${textOf(value)} (${intl.formatNumber(games)})` : textOf(value),
  }));
  // A link may name what this menu does not have.
  if (chosen && !choices.some(({ value }) => value === chosen)) options.push({ value: chosen, label: textOf(chosen) });
  return (
    <Select
      label={intl.formatMessage({ id: `filter.${name}` })}
      isLabelHidden
      aria-describedby={hintId}
      options={[{ value: '', label: intl.formatMessage({ id: `filter.${name}.all` }) }, ...options]}
      value={chosen ?? ''}
      onChange={({ target }) => onChoose({ [name]: target.value || undefined })}
    />
  );
}
