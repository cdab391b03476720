import { ConfirmDialog } from '@portal/shared/ui/dialogs/confirm-dialog';
import { usePortal } from '../../host/portal-context.ts';
import { useText } from '../../host/use-text.ts';
import type { DialogProps } from './dialog-props.ts';

/**
 * One question of the shell or a remote; closing it means no. A plain message closes by itself if the operator has set
 * a time (docs/product.md 9); a question waits for its answer.
 */
export function Confirm({ dialog, onClose }: DialogProps) {
  const t = useText();
  const { dialogAutoCloseSeconds: seconds } = usePortal().host.site;
  if (dialog.name !== 'confirm') return null;
  const { request, answer } = dialog;
  return (
    <ConfirmDialog
      isOpen
      title={request.title}
      confirmLabel={request.confirmLabel}
      cancelLabel={request.cancelLabel}
      closeLabel={t('common.close')}
      isDanger={request.isDanger}
      onConfirm={() => answer(true)}
      onCancel={onClose}
      {...(seconds &&
        !request.cancelLabel && {
          autoClose: { afterMs: seconds * 1_000, label: (left) => t('dialog.closes_in', { seconds: left }) },
        })}
    >
      <p>{request.text}</p>
    </ConfirmDialog>
  );
}
