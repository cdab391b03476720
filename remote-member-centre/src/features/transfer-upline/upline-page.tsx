import { ChunkPage } from '@portal/shared/parts/chunk-page';

const load = async () => (await import('./upline-centre.tsx')).UplineCentre;

/** Money to the account above (transferUpline), in a chunk of its own. */
export const UplinePage = () => <ChunkPage name="transfer-upline" load={load} />;
