import { createContext, useContext } from 'react';
import type { Portal } from './create-portal.ts';

export const PortalContext = createContext<Portal | undefined>(undefined);

export function usePortal(): Portal {
  const portal = useContext(PortalContext);
  if (!portal) throw new Error('usePortal needs a PortalContext above it');
  return portal;
}
