import { Button, type ButtonProps } from '@portal/shared/ui/button';
import { useMayRelease } from '../console-parts.ts';

/** A button of who may change releases; for everybody else it rests, and `NoRoleNote` says why. */
export function RoleButton(props: ButtonProps) {
  const mayRelease = useMayRelease();
  return <Button {...props} disabled={!mayRelease} aria-describedby={mayRelease ? undefined : 'no-role'} />;
}
