import type { DialogRequest } from '../../host/atoms.ts';

/** What the dialog host gives each dialog. */
export interface DialogProps {
  dialog: DialogRequest;
  onClose(): void;
}
