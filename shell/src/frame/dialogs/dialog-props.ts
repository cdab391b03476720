import type { DialogRequest } from '../../host/atoms.ts';

/** Props that the dialog host passes to each dialog. */
export interface DialogProps {
  dialog: DialogRequest;
  onClose(): void;
}
