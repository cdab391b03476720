import { ToastRegion } from '@portal/shared/ui/feedback/toast';
import { usePortal } from '../host/portal-context.ts';
import { useText } from '../host/use-text.ts';

export function Toasts() {
  const t = useText();
  const { toasts } = usePortal();
  return <ToastRegion store={toasts} label={t('frame.messages')} closeLabel={t('common.close')} />;
}
