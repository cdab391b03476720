import { getMemberMenu } from '@portal/shared/contract/member/get-menu';
import { useCallQuery } from '@portal/shared/remote/host-context';
import { useAtomValue } from '@portal/shared/remote/state';
import { memberAtom } from '../host/atoms.ts';

export interface MemberPages {
  has(page: string): boolean;
  /** The page if this member has it, else the other one: no button leads to a page that is not there. */
  either(page: string, other: string): string;
}

/** Pages of the member centre that this member's menu offers. */
export function useMemberPages(): MemberPages {
  // Somebody who has to change the password first is logged in and has no member yet.
  const isMember = useAtomValue(memberAtom) !== undefined;
  const { data } = useCallQuery(getMemberMenu, {}, { enabled: isMember });
  const has = (page: string) => data?.items.some((item) => item.page === page) ?? false;
  return { has, either: (page, other) => (has(page) ? page : other) };
}
