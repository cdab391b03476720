import type { Host } from '@portal/shared/remote/host';
import type { Place } from '@portal/shared/remote/remote-module';
import { createContext } from 'react';

export interface RemotePlaceProps {
  /** Release name, `remote-games`. */
  name: string;
  surface: Place['surface'];
  host: Host;
  /** Page of an overlay to open first. */
  page?: string;
  /** Something lies over the place. */
  isCovered?: boolean;
}

/** What the place around is to show. */
export const PlaceAsked = createContext<RemotePlaceProps | undefined>(undefined);
