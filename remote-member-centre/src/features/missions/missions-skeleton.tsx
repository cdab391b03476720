import { CardsSkeleton, Page } from '@portal/shared/parts/page';
import { Skeleton } from '@portal/shared/ui/feedback/skeleton';

/** Holds the places of lanterns, tabs and cards. */
export function MissionsSkeleton() {
  return (
    <Page isTight aria-busy="true">
      <Skeleton shape="block" width="100%" height={168} />
      <Skeleton shape="block" width="100%" height={52} />
      <CardsSkeleton height={152} />
    </Page>
  );
}
