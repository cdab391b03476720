import { ChunkPage } from '@portal/shared/parts/chunk-page';

const load = async () => (await import('./inbox-centre.tsx')).InboxCentre;

/** Platform information (messageV2), in a chunk of its own. */
export const InboxPage = () => <ChunkPage name="inbox" load={load} />;
