import { useAtomValue } from '@portal/shared/remote/state';
import { Button } from '@portal/shared/ui/button';
import { isLoggedInAtom } from '../../host/atoms.ts';
import { usePortal } from '../../host/portal-context.ts';
import { useText } from '../../host/use-text.ts';

interface DrawButtonProps {
  label: string;
  isBusy: boolean;
  isDisabled: boolean;
  onDraw(): void;
  /** What the button shows while a result is shown. It stays the same element, so that it keeps the focus. */
  shown?: { label: string; isMain: boolean; onPress(): void } | undefined;
}

/** The main action of a stage; a visitor logs in first, a trial account registers. */
export function DrawButton({ label, isBusy, isDisabled, onDraw, shown }: DrawButtonProps) {
  const t = useText();
  const { host } = usePortal();
  if (!useAtomValue(isLoggedInAtom))
    return (
      <Button variant="primary" size="large" onClick={host.openLogin}>
        {t('lucky.log_in')}
      </Button>
    );
  return (
    <Button
      size="large"
      variant={!shown || shown.isMain ? 'primary' : 'secondary'}
      busy={!shown && isBusy}
      disabled={!shown && isDisabled}
      onClick={shown ? shown.onPress : () => host.mayDoProtected() && onDraw()}
    >
      {shown ? shown.label : label}
    </Button>
  );
}
