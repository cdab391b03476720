import type { OperatorRoleName } from '@portal/shared/contract/calls/define-call';
import { Button, type ButtonProps } from '@portal/shared/ui/button';
import { useHasRole } from '../console-parts.ts';

type RoleButtonProps = ButtonProps & {
  /** Those that change releases by default. */
  roles?: readonly OperatorRoleName[];
};

/** A button that is disabled for operators without one of the roles; `NoRoleNote` explains why. */
export function RoleButton({ roles, ...props }: RoleButtonProps) {
  const isAllowed = useHasRole(roles);
  return <Button {...props} disabled={!isAllowed} aria-describedby={isAllowed ? undefined : 'no-role'} />;
}
