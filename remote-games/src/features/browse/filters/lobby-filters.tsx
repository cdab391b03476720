import type { GameType } from '@portal/shared/contract/game-types';
import type { VendorEntry } from '@portal/shared/contract/games/menus';
import { useHost } from '@portal/shared/remote/host-context';
import { useIntl } from '@portal/shared/remote/intl';
import { Button } from '@portal/shared/ui/button';
import { cx } from '@portal/shared/ui/cx';
import { Select } from '@portal/shared/ui/forms/select';
import { FilterIcon } from '@portal/shared/ui/icons/navigation';
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

/**
 * One row: list, vendor, filters, name. "Filters" unfolds the rest, on phones vendor and name too; it counts what is
 * chosen.
 */
export function LobbyFilters({ gameType, vendors, state, dispatch }: FilterProps) {
  const host = useHost();
  const intl = useIntl();
  const kinds = classificationsFor(gameType, host.site.languages);
  const [isOpen, setIsOpen] = useState(false);
  const id = useId();
  const [basicId, nameId, extraId] = [`${id}-basic`, `${id}-name`, `${id}-extra`];
  const { vassalage, gameClassify, minBet, minLineNum, gameName, listType } = state;
  const chosenCount = [vassalage, gameClassify, minBet, minLineNum, gameName].filter(Boolean).length;
  const listItems = listTypes.map((value) => ({
    value,
    label: intl.formatMessage({ id: `lobby.list.${value}` }),
  }));
  return (
    <div className={cx(styles.filters, isOpen && styles.open)}>
      <Tabs
        className={styles.lists}
        look="pill"
        label={intl.formatMessage({ id: 'lobby.list' })}
        items={listItems}
        value={listType}
        onChange={(chosen) => {
          const choose = () => dispatch({ type: 'list-chosen', listType: chosen });
          if (isOwnList(chosen)) host.protect(choose);
          else choose();
        }}
      />
      <div id={basicId} className={styles.basic}>
        <VendorFilter
          vendors={vendors}
          chosen={vassalage}
          hasCounts={!gameClassify && !minBet && !minLineNum && !gameName && listType === listTypes[0]}
          dispatch={dispatch}
        />
      </div>
      <Button
        className={styles.toggle}
        icon={<FilterIcon size={20} />}
        aria-expanded={isOpen}
        aria-controls={`${basicId} ${nameId} ${extraId}`}
        onClick={() => setIsOpen(!isOpen)}
      >
        <span className={styles.word}>{intl.formatMessage({ id: 'lobby.filters' })}</span>
        {chosenCount > 0 && <span className={styles.chosen}>{chosenCount}</span>}
      </Button>
      <div id={nameId} className={styles.name}>
        <NameSearch value={gameName} onSettled={(name) => dispatch({ type: 'name-typed', gameName: name })} />
      </div>
      <div id={extraId} className={styles.extra}>
        {kinds.length > 0 && <KindFilter kinds={kinds} state={state} dispatch={dispatch} />}
        <MinimumBetFilter state={state} dispatch={dispatch} />
        {gameType === 'RNG' && <MinimumLinesFilter state={state} dispatch={dispatch} />}
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
      className={styles.choice}
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
      className={styles.choice}
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

interface KindFilterProps extends Pick<FilterProps, 'state' | 'dispatch'> {
  kinds: readonly SlotClassification[];
}

function KindFilter({ kinds, state, dispatch }: KindFilterProps) {
  const intl = useIntl();
  const options = [
    { value: '', label: intl.formatMessage({ id: 'lobby.kinds.all' }) },
    ...kinds.map((kind) => ({ value: kind, label: intl.formatMessage({ id: `lobby.kind.${kind}` }) })),
  ];
  return (
    <Select
      className={styles.choice}
      label={intl.formatMessage({ id: 'lobby.kinds' })}
      isLabelHidden
      options={options}
      value={state.gameClassify ?? ''}
      onChange={({ target }) =>
        dispatch({ type: 'classification-chosen', gameClassify: kinds.find((kind) => kind === target.value) })
      }
    />
  );
}
