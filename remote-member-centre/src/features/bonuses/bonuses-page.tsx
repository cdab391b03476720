import { ChunkPage } from '@portal/shared/parts/chunk-page';

const load = async () => (await import('./bonus-details.tsx')).BonusDetails;

/** Bonus details (bonusDetails), in a chunk of their own. */
export const BonusesPage = () => <ChunkPage name="bonuses" load={load} />;
