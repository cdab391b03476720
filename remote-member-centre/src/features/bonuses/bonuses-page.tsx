import { ChunkPage } from '../../parts/chunk-page.tsx';

const load = async () => (await import('./bonus-details.tsx')).BonusDetails;

/** Bonus details (bonusDetails), in a chunk of their own. */
export const BonusesPage = () => <ChunkPage name="bonuses" load={load} />;
