import { getMemberMenu } from '@portal/shared/contract/accounts/member-info';
import { useCallQuery } from '@portal/shared/remote/host-context';
import { useAtomValue } from '@portal/shared/remote/state';
import { memberAtom } from '../../host/atoms.ts';

interface MemberPages {
  has(page: string): boolean;
  /** Returns the page if this member has it, else the other one, so that no button leads nowhere. */
  either(page: string, other: string): string;
}

/** Pages of the member centre in this member's menu. */
export function useMemberPages(): MemberPages {
  // A session that must change its password first has no member yet.
  const isMember = useAtomValue(memberAtom) !== undefined;
  const { data } = useCallQuery(getMemberMenu, {}, { enabled: isMember });
  const has = (page: string) => data?.items.some((item) => item.page === page) ?? false;
  return { has, either: (page, other) => (has(page) ? page : other) };
}
