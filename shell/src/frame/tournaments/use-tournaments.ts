import { getTournament, listTournaments, type Tournament } from '@portal/shared/contract/rewards/tournaments';
import { useRefresh } from '@portal/shared/remote/calls/use-refresh';
import { useCallQuery } from '@portal/shared/remote/host-context';
import { useRewardUpdates } from '@portal/shared/remote/rewards/use-reward-updates';

const calls = [listTournaments, getTournament];
const topics = ['tournaments'];

/** How often scores of others are read while a board is shown. */
export const boardEveryMs = 10_000;

/** Reloads lists and boards. */
export const useTournamentRefresh = () => useRefresh(calls);

/** Reloads on live events: the member's own rounds, and what operators and the closing change. */
export const useTournamentUpdates = () => useRewardUpdates(topics, useTournamentRefresh());

/** The list follows live events alone: it has no scores of others. */
export const useTournaments = () => useCallQuery(listTournaments, {});

export const tournamentPath = ({ id }: Pick<Tournament, 'id'>) => `/tournaments?id=${encodeURIComponent(id)}`;
