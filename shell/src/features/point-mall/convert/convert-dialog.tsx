import { loadAccessTexts } from '@portal/shared/i18n/load-access';
import { Dialog } from '@portal/shared/ui/dialogs/dialog';
import { Skeleton } from '@portal/shared/ui/feedback/skeleton';
import { AreaTexts } from '../../../frame/page-parts/area-texts.tsx';
import { useText } from '../../../host/use-text.ts';
import type { PointConfig } from '../use-point-config.ts';
import { ConvertForm } from './convert-form.tsx';

interface ConvertDialogProps {
  owned: number;
  config: PointConfig;
  onClose(): void;
}

/** Converts points into money of the wallet. */
export function ConvertDialog({ onClose, ...terms }: ConvertDialogProps) {
  const t = useText();
  return (
    <Dialog
      isOpen
      isSticky
      onClose={onClose}
      title={t('points.convert')}
      description={t('points.convert_text')}
      closeLabel={t('common.close')}
    >
      <AreaTexts area={loadAccessTexts} fallback={<Skeleton shape="block" height={280} />}>
        <ConvertForm {...terms} onClose={onClose} />
      </AreaTexts>
    </Dialog>
  );
}
