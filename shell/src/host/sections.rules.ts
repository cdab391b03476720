import { agentCentreTypes, trialType } from '@portal/shared/contract/constants';
import type { SiteInfo } from '@portal/shared/contract/content/site';
import type { Overlay } from '@portal/shared/remote/host';

/** What the operator configures about the sections. */
export type SectionSettings = Pick<SiteInfo, 'toggles' | 'agentCentreTypes'>;

/** The member centre (MC) is available to logged-in accounts other than trial ones, while the operator has it on. */
export function hasMemberCentre({ toggles }: SectionSettings, type: number | undefined): boolean {
  return toggles.memberCentre !== false && type !== trialType;
}

/** The agent centre (AC) is available to the types that the operator names; by default to all agents. */
export function hasAgentCentre({ agentCentreTypes: types }: SectionSettings, type: number | undefined): boolean {
  return (types ?? agentCentreTypes).some((agentType) => agentType === type);
}

export function hasSection(overlay: Overlay, site: SectionSettings, type: number | undefined): boolean {
  return overlay === 'member-centre' ? hasMemberCentre(site, type) : hasAgentCentre(site, type);
}

/** Promotions and the links to them. */
export const hasActivityCentre = ({ toggles }: SectionSettings): boolean => toggles.activityCentre !== false;
