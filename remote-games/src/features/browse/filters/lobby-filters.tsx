import type { GameType } from '@portal/shared/contract/game-types';
import type { VendorEntry } from '@portal/shared/contract/games/menus';
import { useHost } from '@portal/shared/remote/host-context';
import { useIntl } from '@portal/shared/remote/intl';
import { Button } from '@portal/shared/ui/button';
import { cx } from '@portal/shared/ui/cx';
import { Select } from '@portal/shared/ui/forms/select';
import { FilterIcon } from '@portal/shared/ui/icons/navigation';
import { Chip, FilterRow } from '@portal/shared/ui/lists/chip';
import { Tabs } from '@portal/shared/ui/navigation/tabs';
import { useId, useState } from 'react';
import {
  classificationsFor,
  isOwnList,
  type LobbyAction,
  type LobbyState,
  listTypes,
  minimumBets,
  minimumLines,
  type SlotClassification,
} from '../lobby.rules.ts';
import styles from './lobby-filters.module.css';
import { NameSearch } from './name-search.tsx';
import { VendorFilter } from './vendor-filter.tsx';

interface FilterProps {
  gameType: GameType;
  vendors?: VendorEntry[];
  state: LobbyState;
  dispatch: (action: LobbyAction) => void;
}

/** Phones fold all but vendors, lists and name away behind a button that counts what is chosen. */
export function LobbyFilters({ gameType, vendors, state, dispatch }: FilterProps) {
  const host = useHost();
  const intl = useIntl();
  const kinds = classificationsFor(gameType, host.site.languages);
  const [isOpen, setIsOpen] = useState(false);
  const moreId = useId();
  const chosenCount = [state.gameClassify, state.minBet, state.minLineNum].filter(Boolean).length;
  const listItems = listTypes.map((value) => ({
    value,
    label: intl.formatMessage({ id: `lobby.list.${value}` }),
  }));
  return (
    <div className={styles.filters}>
      <div className={styles.row}>
        <VendorFilter
          vendors={vendors}
          chosen={state.vassalage}
          hasCounts={chosenCount === 0 && !state.gameName && state.listType === listTypes[0]}
          dispatch={dispatch}
        />
      </div>
      <Tabs
        className={styles.lists}
        look="pill"
        label={intl.formatMessage({ id: 'lobby.list' })}
        items={listItems}
        value={state.listType}
        onChange={(listType) => {
          if (!isOwnList(listType) || host.mayDoProtected()) dispatch({ type: 'list-chosen', listType });
        }}
      />
      <NameSearch value={state.gameName} onSettled={(gameName) => dispatch({ type: 'name-typed', gameName })} />
      <Button
        className={styles.toggle}
        icon={<FilterIcon size={20} />}
        aria-expanded={isOpen}
        aria-controls={moreId}
        onClick={() => setIsOpen(!isOpen)}
      >
        {intl.formatMessage({ id: 'lobby.filters' })}
        {chosenCount > 0 && <span className={styles.chosen}>{chosenCount}</span>}
      </Button>
      <div id={moreId} className={cx(styles.more, isOpen && styles.open)}>
        <MinimumBetFilter state={state} dispatch={dispatch} />
        {gameType === 'RNG' && <MinimumLinesFilter state={state} dispatch={dispatch} />}
        {kinds.length > 0 && (
          <div className={styles.row}>
            <KindFilter kinds={kinds} chosen={state.gameClassify} dispatch={dispatch} />
          </div>
        )}
      </div>
    </div>
  );
}

function MinimumBetFilter({ state, dispatch }: Pick<FilterProps, 'state' | 'dispatch'>) {
  const intl = useIntl();
  const options = [
    { value: '', label: intl.formatMessage({ id: 'lobby.minBet.all' }) },
    ...minimumBets.map((amount) => ({
      value: amount,
      label: intl.formatMessage({ id: 'lobby.minBet.from' }, { amount }),
    })),
  ];
  return (
    <Select
      className={styles.minBet}
      label={intl.formatMessage({ id: 'lobby.minBet' })}
      isLabelHidden
      options={options}
      value={state.minBet ?? ''}
      onChange={({ target }) =>
        dispatch({ type: 'minimum-bet-chosen', minBet: minimumBets.find((amount) => amount === target.value) })
      }
    />
  );
}

function MinimumLinesFilter({ state, dispatch }: Pick<FilterProps, 'state' | 'dispatch'>) {
  const intl = useIntl();
  const options = [
    { value: '', label: intl.formatMessage({ id: 'lobby.minLines.all' }) },
    ...minimumLines.map((lines) => ({
      value: lines,
      label: intl.formatMessage({ id: 'lobby.minLines.from' }, { lines: Number(lines) }),
    })),
  ];
  return (
    <Select
      className={styles.minBet}
      label={intl.formatMessage({ id: 'lobby.minLines' })}
      isLabelHidden
      options={options}
      value={state.minLineNum ?? ''}
      onChange={({ target }) =>
        dispatch({ type: 'minimum-lines-chosen', minLineNum: minimumLines.find((lines) => lines === target.value) })
      }
    />
  );
}

interface KindFilterProps {
  kinds: readonly SlotClassification[];
  chosen?: SlotClassification;
  dispatch: (action: LobbyAction) => void;
}

function KindFilter({ kinds, chosen, dispatch }: KindFilterProps) {
  const intl = useIntl();
  const choose = (gameClassify?: SlotClassification) => dispatch({ type: 'classification-chosen', gameClassify });
  return (
    <FilterRow label={intl.formatMessage({ id: 'lobby.kinds' })}>
      <Chip isChosen={!chosen} onClick={() => choose()}>
        {intl.formatMessage({ id: 'lobby.kinds.all' })}
      </Chip>
      {kinds.map((kind) => (
        <Chip key={kind} isChosen={chosen === kind} onClick={() => choose(kind)}>
          {intl.formatMessage({ id: `lobby.kind.${kind}` })}
        </Chip>
      ))}
    </FilterRow>
  );
}
