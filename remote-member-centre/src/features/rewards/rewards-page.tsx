import { ChunkPage } from '@portal/shared/parts/chunk-page';

const load = async () => (await import('./reward-centre.tsx')).RewardCentre;

/** Reward center (rewardCenter), in a chunk of its own. */
export const RewardsPage = () => <ChunkPage name="rewards" load={load} />;
