import { useIntl } from '@portal/shared/remote/intl';
import { Chip, FilterRow } from '@portal/shared/ui/lists/chip';
import type { LobbyAction, SlotClassification } from '../lobby.rules.ts';

interface KindFilterProps {
  kinds: readonly SlotClassification[];
  chosen?: SlotClassification;
  dispatch: (action: LobbyAction) => void;
}

export function KindFilter({ kinds, chosen, dispatch }: KindFilterProps) {
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
