import { ChunkPage } from '@portal/shared/parts/chunk-page';

const load = async () => (await import('./security-centre.tsx')).SecurityCentre;

/** The security centre with its forms, in a chunk of its own. */
export const SecurityPage = () => <ChunkPage name="security-centre" load={load} />;
