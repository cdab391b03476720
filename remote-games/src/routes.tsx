import { LazyPage } from '@portal/shared/remote/mounting/lazy-page';
import { Route, Routes } from '@portal/shared/remote/router';
import { pageGroups } from './page-groups.ts';

/** The pages of docs/product.md 2.1 that this remote owns, one chunk each. */
export function GamesRoutes() {
  return (
    <Routes>
      <Route path="/game" element={<LazyPage load={pageGroups.game} />} />
      <Route path="/seamless" element={<LazyPage load={pageGroups.seamless} />} />
      <Route path="/fbsports" element={<LazyPage load={pageGroups.fbSports} />} />
      <Route path="*" element={<LazyPage load={pageGroups.egame} />} />
    </Routes>
  );
}
