import { ChunkPage } from '@portal/shared/parts/chunk-page';

const load = async () => (await import('./referral-centre.tsx')).ReferralCentre;

/** Invite friends (referral), in a chunk of its own. */
export const ReferralPage = () => <ChunkPage name="referral" load={load} />;
