import { ChunkPage } from '@portal/shared/parts/chunk-page';

const load = async () => (await import('./deposit-centre.tsx')).DepositCentre;

/** Deposits (depositv2), in a chunk of their own. */
export const DepositPage = () => <ChunkPage name="deposit" load={load} />;
