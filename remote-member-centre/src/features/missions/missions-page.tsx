import { ChunkPage } from '@portal/shared/parts/chunk-page';

const load = async () => (await import('./missions-centre.tsx')).MissionsCentre;

/** Missions, daily tasks and the leaderboard (missionLeaderboard), in a chunk of their own. */
export const MissionsPage = () => <ChunkPage name="missions" load={load} />;
