import type { Host } from '@portal/shared/remote/host';
import type { Place } from '@portal/shared/remote/remote-module';
import { createContext } from 'react';

export interface RemoteSlotProps {
  /** Release name, `remote-games`. */
  name: string;
  surface: Place['surface'];
  host: Host;
  /** First page of an overlay. */
  page?: string;
  /** True while an overlay covers the slot. */
  isCovered?: boolean;
}

/** What the surrounding slot shows. */
export const SlotContext = createContext<RemoteSlotProps | undefined>(undefined);
