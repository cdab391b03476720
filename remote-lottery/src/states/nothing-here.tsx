import { useIntl } from '@portal/shared/remote/intl';
import { Button } from '@portal/shared/ui/button';
import type { DrawingName } from '@portal/shared/ui/feedback/empty-drawing';
import { EmptyState } from '@portal/shared/ui/feedback/empty-state';

interface NothingHereProps {
  /** Its texts are `<of>.title` and `<of>.text`, and `<of>.action` of the button. */
  of: string;
  drawing?: DrawingName;
  /** Optional action. */
  onAct?: () => void;
}

/** Empty state: explains what would be shown here. */
export function NothingHere({ of, drawing, onAct }: NothingHereProps) {
  const intl = useIntl();
  return (
    <EmptyState
      drawing={drawing}
      title={intl.formatMessage({ id: `${of}.title` })}
      action={onAct && <Button onClick={onAct}>{intl.formatMessage({ id: `${of}.action` })}</Button>}
    >
      {intl.formatMessage({ id: `${of}.text` })}
    </EmptyState>
  );
}
