import { useEffect } from 'react';

/** Where the last row of the last page is gone, the page before it is shown. */
export function useBoxPages(totalPages: number | undefined, pageNo: number, onPage: (pageNo: number) => void): void {
  useEffect(() => {
    if (totalPages !== undefined && pageNo > Math.max(1, totalPages)) onPage(Math.max(1, totalPages));
  }, [totalPages, pageNo, onPage]);
}
