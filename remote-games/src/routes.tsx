import { PagePlace } from '@portal/shared/remote/page-place';
import { Route, Routes } from '@portal/shared/remote/router';
import { pageGroups } from './page-groups.ts';

/** The pages of docs/product.md 2.1 that this remote owns, one chunk each. */
export function GamesRoutes() {
  return (
    <Routes>
      <Route path="/game" element={<PagePlace load={pageGroups.game} />} />
      <Route path="/seamless" element={<PagePlace load={pageGroups.seamless} />} />
      <Route path="/fbsports" element={<PagePlace load={pageGroups.fbSports} />} />
      <Route path="*" element={<PagePlace load={pageGroups.egame} />} />
    </Routes>
  );
}
