import type { OperatorRoleName } from '@portal/shared/contract/calls/define-call';

/** Who changes a setting: one person with one of the roles, or two, of whom one proposes and the other decides. */
export type SettingOwner =
  | { readonly alone: readonly OperatorRoleName[] }
  | { readonly proposes: OperatorRoleName; readonly decides: OperatorRoleName };

/** What the site looks like and says: a mistake is seen and undone. */
export const editors: SettingOwner = { alone: ['content', 'admin'] };

/** What moves money: one person who could change it could raise their own pay or redirect payments. */
export const finance: SettingOwner = { proposes: 'finance-maker', decides: 'finance-checker' };

/** What decides who gets in, what guards hold and where pages and players are sent; also whatever names no owner. */
export const administrators: SettingOwner = { proposes: 'admin', decides: 'admin' };

/**
 * Why an operator may not change a setting alone; undefined when they may. The operator of a demo's machine may what two
 * admins may, since a demo has one person.
 */
export function refusalAlone(
  owner: SettingOwner,
  roles: readonly OperatorRoleName[],
  isOfDemo: boolean,
): 'not_allowed' | 'two_persons_required' | undefined {
  if ('alone' in owner) return owner.alone.some((role) => roles.includes(role)) ? undefined : 'not_allowed';
  return isOfDemo && owner === administrators ? undefined : 'two_persons_required';
}

/** Whether an operator may propose a change that another decides. */
export const mayPropose = (owner: SettingOwner, roles: readonly OperatorRoleName[]): boolean =>
  'proposes' in owner && roles.includes(owner.proposes);

/**
 * Whether an operator may read a setting: an admin all, everybody what one person changes, since players see it, and
 * finance and whoever changes it their own.
 */
export function mayRead(owner: SettingOwner, roles: readonly OperatorRoleName[]): boolean {
  if (roles.includes('admin') || 'alone' in owner) return true;
  return roles.includes(owner.proposes) || roles.includes(owner.decides);
}
