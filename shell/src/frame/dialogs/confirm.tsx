import { ConfirmDialog } from '@portal/shared/ui/confirm-dialog';
import { useText } from '../../host/use-text.ts';
import type { DialogProps } from './dialog-props.ts';

/** One question of the shell or of a remote; closing it is a no. */
export function Confirm({ dialog, onClose }: DialogProps) {
  const t = useText();
  if (dialog.name !== 'confirm') return null;
  const { request, answer } = dialog;
  return (
    <ConfirmDialog
      isOpen
      title={request.title}
      confirmLabel={request.confirmLabel}
      cancelLabel={request.cancelLabel}
      closeLabel={t('common.close')}
      onConfirm={() => answer(true)}
      onCancel={onClose}
    >
      <p>{request.text}</p>
    </ConfirmDialog>
  );
}
