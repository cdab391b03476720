import { LazyPage } from '@portal/shared/remote/mounting/lazy-page';
import { useLocation } from '@portal/shared/remote/router';
import { firstGroupsOf } from './page-groups.ts';

/** The pages of docs/product.md 2.1 that this remote owns; each group is a chunk of its own. */
export function LotteryRoutes() {
  const [group] = firstGroupsOf(useLocation().pathname);
  return <LazyPage load={group} />;
}
