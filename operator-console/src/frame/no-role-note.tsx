import type { OperatorRoleName } from '@portal/shared/contract/calls/define-call';
import { useHasRole } from '../console-parts.ts';
import { useText } from '../texts/use-text.ts';
import { Notice } from './notice.tsx';

interface NoRoleNoteProps {
  /** Those that change releases by default. */
  roles?: readonly OperatorRoleName[];
  text?: Parameters<ReturnType<typeof useText>>[0];
}

/** Explains to operators without the role why the page's buttons are disabled; the buttons refer to it. */
export function NoRoleNote({ roles, text = 'page.noRole' }: NoRoleNoteProps) {
  const t = useText();
  if (useHasRole(roles)) return null;
  return (
    <Notice tone="neutral" role="note" id="no-role">
      {t(text)}
    </Notice>
  );
}
