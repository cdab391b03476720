import { useIntl } from '@portal/shared/remote/intl';
import { Button } from '@portal/shared/ui/button';
import { EmptyState } from '@portal/shared/ui/feedback/empty-state';

interface NoneFoundProps {
  /** Prefix of the text ids: `<list>.none`, `<list>.none.text`, `<list>.noneOf`. */
  list: 'betting' | 'profitLoss' | 'transactions';
  /** The account that was asked for. */
  account?: string;
  onAll: () => void;
}

/** Nothing in the chosen days, or nothing of the account that was asked for, with the way back to all. */
export function NoneFound({ list, account, onAll }: NoneFoundProps) {
  const intl = useIntl();
  const text = (id: string) => intl.formatMessage({ id }, { account });
  if (!account)
    return (
      <EmptyState drawing="records" title={text(`${list}.none`)}>
        {text('team.none.text')}
      </EmptyState>
    );
  return (
    <EmptyState
      drawing="search"
      title={text(`${list}.noneOf`)}
      action={<Button onClick={onAll}>{text('team.all')}</Button>}
    />
  );
}
