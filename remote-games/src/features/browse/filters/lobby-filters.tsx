import type { GameType } from '@portal/shared/contract/game-types';
import type { VendorEntry } from '@portal/shared/contract/games/menus';
import { useHost } from '@portal/shared/remote/host-context';
import { useIntl } from '@portal/shared/remote/intl';
import { Select } from '@portal/shared/ui/forms/select';
import { FilterBar } from '@portal/shared/ui/lists/filter-bar';
import { Tabs } from '@portal/shared/ui/navigation/tabs';
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
import { NameSearch } from './name-search.tsx';
import { VendorFilter } from './vendor-filter.tsx';

interface FilterProps {
  gameType: GameType;
  vendors?: VendorEntry[];
  state: LobbyState;
  dispatch: (action: LobbyAction) => void;
}

/** One row: list, vendor, filters, name. */
export function LobbyFilters({ gameType, vendors, state, dispatch }: FilterProps) {
  const host = useHost();
  const intl = useIntl();
  const kinds = classificationsFor(gameType, host.site.languages);
  const { vassalage, gameClassify, minBet, minLineNum, gameName, listType } = state;
  const listItems = listTypes.map((value) => ({
    value,
    label: intl.formatMessage({ id: `lobby.list.${value}` }),
  }));
  return (
    <FilterBar
      label={intl.formatMessage({ id: 'lobby.filters' })}
      chosenCount={[vassalage, gameClassify, minBet, minLineNum, gameName].filter(Boolean).length}
      lists={
        <Tabs
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
      }
      first={
        <VendorFilter
          vendors={vendors}
          chosen={vassalage}
          hasCounts={!gameClassify && !minBet && !minLineNum && !gameName && listType === listTypes[0]}
          dispatch={dispatch}
        />
      }
      search={<NameSearch value={gameName} onSettled={(name) => dispatch({ type: 'name-typed', gameName: name })} />}
      more={
        <>
          {kinds.length > 0 && <KindFilter kinds={kinds} state={state} dispatch={dispatch} />}
          <MinimumBetFilter state={state} dispatch={dispatch} />
          {gameType === 'RNG' && <MinimumLinesFilter state={state} dispatch={dispatch} />}
        </>
      }
    />
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
