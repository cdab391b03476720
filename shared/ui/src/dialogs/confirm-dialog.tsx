import { type ReactNode, useRef } from 'react';
import { Button } from '../button.tsx';
import { AutoClose } from './auto-close.tsx';
import { Dialog } from './dialog.tsx';

export type ConfirmDialogProps = {
  isOpen: boolean;
  title: ReactNode;
  children?: ReactNode;
  confirmLabel: ReactNode;
  /** Without it the dialog is a plain message with one button. */
  cancelLabel?: ReactNode;
  closeLabel: string;
  onConfirm: () => void;
  onCancel: () => void;
  /** The action cannot be undone, and the confirm button says so. */
  isDanger?: boolean;
  isBusy?: boolean;
  /** Cancels automatically after a time (docs/product.md 9: the operator sets it); off by default. */
  autoClose?: { afterMs: number; label: (secondsLeft: number) => string };
};

/** One question, at most two answers. The focus starts on the way back, so that Enter pressed twice confirms nothing. */
export function ConfirmDialog(props: ConfirmDialogProps) {
  const { isDanger = false, isBusy = false, cancelLabel } = props;
  const safeRef = useRef<HTMLButtonElement>(null);
  return (
    <Dialog
      isOpen={props.isOpen}
      onClose={props.onCancel}
      title={props.title}
      closeLabel={props.closeLabel}
      size="small"
      isSticky
      initialFocus={safeRef}
      footer={
        <>
          {cancelLabel ? (
            <Button ref={safeRef} onClick={props.onCancel} disabled={isBusy}>
              {cancelLabel}
            </Button>
          ) : null}
          <Button
            ref={cancelLabel ? undefined : safeRef}
            variant={isDanger ? 'danger' : 'primary'}
            busy={isBusy}
            onClick={props.onConfirm}
          >
            {props.confirmLabel}
          </Button>
        </>
      }
    >
      {props.children}
      {props.autoClose && props.isOpen ? <AutoClose {...props.autoClose} onClose={props.onCancel} /> : null}
    </Dialog>
  );
}
