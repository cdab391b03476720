import type { GameType } from '@portal/shared/contract/game-types';
import type { VendorEntry } from '@portal/shared/contract/games/get-game-menus';
import { useHost } from '@portal/shared/remote/host-context';
import { useIntl } from '@portal/shared/remote/intl';
import { Select } from '@portal/shared/ui/select';
import { Tabs } from '@portal/shared/ui/tabs';
import { KindFilter } from './kind-filter.tsx';
import {
  classificationsFor,
  isOwnList,
  type LobbyAction,
  type LobbyState,
  listTypes,
  minimumBets,
  minimumLines,
} from './lobby.rules.ts';
import styles from './lobby-filters.module.css';
import { NameSearch } from './name-search.tsx';
import { VendorFilter } from './vendor-filter.tsx';

export interface FilterProps {
  gameType: GameType;
  vendors?: VendorEntry[];
  state: LobbyState;
  dispatch: (action: LobbyAction) => void;
}

export function LobbyFilters({ gameType, vendors, state, dispatch }: FilterProps) {
  const host = useHost();
  const intl = useIntl();
  const kinds = classificationsFor(gameType, host.site.languages);
  const listItems = listTypes.map((value) => ({
    value,
    label: intl.formatMessage({ id: `lobby.list.${value}` }),
  }));
  return (
    <div className={styles.filters}>
      <VendorFilter vendors={vendors} chosen={state.vassalage} />
      {kinds.length > 0 && <KindFilter kinds={kinds} chosen={state.gameClassify} dispatch={dispatch} />}
      <div className={styles.tools}>
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
