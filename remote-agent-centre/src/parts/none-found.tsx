import { useIntl } from '@portal/shared/remote/intl';
import { Button } from '@portal/shared/ui/button';
import { EmptyState } from '@portal/shared/ui/feedback/empty-state';

interface NoneFoundProps {
  /** Prefix of the text ids: `<list>.none`, `<list>.none.text`, `<list>.noneOf`. */
  list: 'betting' | 'profitLoss' | 'transactions';
  /** The requested account. */
  account?: string;
  onAll: () => void;
}

/** Empty state: nothing in the selected days, or nothing for the requested account, with a link back to all. */
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
