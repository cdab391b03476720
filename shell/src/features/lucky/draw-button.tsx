import { useAtomValue } from '@portal/shared/remote/state';
import { Button } from '@portal/shared/ui/button';
import { isLoggedInAtom } from '../../host/atoms.ts';
import { usePortal } from '../../host/portal-context.ts';
import { useText } from '../../host/use-text.ts';

export interface DrawButtonProps {
  label: string;
  isBusy: boolean;
  isDisabled: boolean;
  onDraw(): void;
}

/** The one main action of a stage; a visitor logs in first, a trial account registers. */
export function DrawButton({ label, isBusy, isDisabled, onDraw }: DrawButtonProps) {
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
      variant="primary"
      size="large"
      busy={isBusy}
      disabled={isDisabled}
      onClick={() => host.mayDoProtected() && onDraw()}
    >
      {label}
    </Button>
  );
}
