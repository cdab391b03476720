import { useHost, useReadable } from '@portal/shared/remote/host-context';

/** Seed of the face at a place: the member's own shows the one that was chosen, others are drawn by their accounts. */
export function useFaceSeed(): (place: { account: string; isOwn: boolean }) => string {
  const chosen = useReadable(useHost().member)?.avatar;
  return ({ account, isOwn }) => (isOwn && chosen) || account;
}
