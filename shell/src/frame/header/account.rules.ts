import { agentCentreTypes, trialType } from '@portal/shared/contract/constants';

/** The member centre is there for a logged-in account that is not a trial, while the operator has it on. */
export function hasMemberCentre(toggles: Readonly<Record<string, boolean>>, type: number | undefined): boolean {
  return toggles.memberCentre !== false && type !== trialType;
}

/** Types that see the agent centre (specification 6). */
export function hasAgentCentre(type: number | undefined): boolean {
  return agentCentreTypes.some((agentType) => agentType === type);
}

/** Id of the account button: the focus goes there after a login. */
export const accountButtonId = 'account-button';
