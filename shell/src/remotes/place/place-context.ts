import type { Host } from '@portal/shared/remote/host';
import type { Place } from '@portal/shared/remote/remote-module';
import { createContext } from 'react';

export interface RemotePlaceProps {
  /** Release name, `remote-games`. */
  name: string;
  surface: Place['surface'];
  host: Host;
  /** First page of an overlay. */
  page?: string;
  /** True while an overlay covers the place. */
  isCovered?: boolean;
}

/** What the surrounding place shows. */
export const PlaceContext = createContext<RemotePlaceProps | undefined>(undefined);
