import { createContext, useContext } from 'react';

interface CentrePages {
  /** The pages of the menu; another one cannot be opened. */
  has(page: string): boolean;
  open(page: string): void;
}

/** How a page of the member centre leads to another one. */
export const CentrePagesContext = createContext<CentrePages>({ has: () => false, open: () => undefined });

export const useCentrePages = (): CentrePages => useContext(CentrePagesContext);
