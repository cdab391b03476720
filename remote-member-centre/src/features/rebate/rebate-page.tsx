import { ChunkPage } from '@portal/shared/parts/chunk-page';

const load = async () => (await import('./rebate-centre.tsx')).RebateCentre;

/** Rebates by category (manualRebate), in a chunk of their own. */
export const RebatePage = () => <ChunkPage name="rebate" load={load} />;
