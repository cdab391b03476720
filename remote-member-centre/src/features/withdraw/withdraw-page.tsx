import { ChunkPage } from '@portal/shared/parts/chunk-page';

const load = async () => (await import('./withdraw-centre.tsx')).WithdrawCentre;

/** Withdrawals (withdraw), in a chunk of their own. */
export const WithdrawPage = () => <ChunkPage name="withdraw" load={load} />;
