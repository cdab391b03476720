import { ChunkPage } from '@portal/shared/parts/chunk-page';

const load = async () => (await import('./rank-centre.tsx')).RankCentre;

/** The own rank, what it brings, and the rank list (playerRank), in a chunk of their own. */
export const RankPage = () => <ChunkPage name="rank" load={load} />;
