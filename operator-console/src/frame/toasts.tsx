import { ToastRegion } from '@portal/shared/ui/feedback/toast';
import { useConsole } from '../console-parts.ts';
import { useText } from '../texts/use-text.ts';

export function Toasts() {
  const { toasts } = useConsole();
  const t = useText();
  return <ToastRegion store={toasts} label={t('frame.news')} closeLabel={t('frame.close')} />;
}
