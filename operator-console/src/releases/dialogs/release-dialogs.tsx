import type { ReleaseName } from '@portal/shared/contract/releases/releases';
import type { ReleaseCard } from '../cards/release-cards.rules.ts';
import type { Freeze } from '../freeze/freeze.types.ts';
import { FreezeDialog } from '../freeze/freeze-dialog.tsx';
import { ThawDialog } from '../freeze/thaw-dialog.tsx';
import { PromoteDialog } from './promote-dialog.tsx';
import { RollbackDialog } from './rollback-dialog.tsx';

export type OpenDialog =
  | { kind: 'rollback'; name: ReleaseName }
  | { kind: 'promote'; name: ReleaseName }
  | { kind: 'freeze' }
  | { kind: 'thaw' };

interface ReleaseDialogsProps {
  dialog: OpenDialog | undefined;
  cards: readonly ReleaseCard[];
  freeze?: Freeze;
  onClose: () => void;
}

/** The open dialog. Rendered beside the cards, since an act may change or remove a card. */
export function ReleaseDialogs({ dialog, cards, freeze, onClose }: ReleaseDialogsProps) {
  if (!dialog) return null;
  if (dialog.kind === 'freeze') return <FreezeDialog onClose={onClose} />;
  if (dialog.kind === 'thaw') return <ThawDialog onClose={onClose} />;
  const card = cards.find(({ name }) => name === dialog.name);
  if (!card) return null;
  const Chosen = dialog.kind === 'rollback' ? RollbackDialog : PromoteDialog;
  return <Chosen key={`${dialog.kind} ${dialog.name}`} card={card} freeze={freeze} onClose={onClose} />;
}
