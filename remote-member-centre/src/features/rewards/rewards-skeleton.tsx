import { CardsSkeleton, Page } from '@portal/shared/parts/page';
import { Skeleton } from '@portal/shared/ui/feedback/skeleton';

/** Of a card, in pixels. */
export const cardHeight = 176;

/** Holds the places of head, tabs and cards. */
export function RewardsSkeleton() {
  return (
    <Page isTight aria-busy="true">
      <Skeleton shape="block" width="100%" height={156} />
      <Skeleton shape="block" width="100%" height={52} />
      <CardsSkeleton height={cardHeight} />
    </Page>
  );
}
