import { useEffect } from 'react';

/** If the last page becomes empty, shows the page before it. */
export function useBoxPages(totalPages: number | undefined, pageNo: number, onPage: (pageNo: number) => void): void {
  useEffect(() => {
    if (totalPages !== undefined && pageNo > Math.max(1, totalPages)) onPage(Math.max(1, totalPages));
  }, [totalPages, pageNo, onPage]);
}
