import { Button, type ButtonProps } from '@portal/shared/ui/button';
import { useMayRelease } from '../console-parts.ts';

/** A button that is disabled for operators who may not change releases; `NoRoleNote` explains why. */
export function RoleButton(props: ButtonProps) {
  const mayRelease = useMayRelease();
  return <Button {...props} disabled={!mayRelease} aria-describedby={mayRelease ? undefined : 'no-role'} />;
}
