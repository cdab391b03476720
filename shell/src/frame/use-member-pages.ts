import { getMemberMenu } from '@portal/shared/contract/member/get-menu';
import { useCallQuery } from '@portal/shared/remote/host-context';
import { useAtomValue } from '@portal/shared/remote/state';
import { isLoggedInAtom } from '../host/atoms.ts';

export interface MemberPages {
  has(page: string): boolean;
  /** The page if this member has it, else the other one: no button leads to a page that is not there. */
  either(page: string, other: string): string;
}

/** Pages of the member centre that this member's menu offers. */
export function useMemberPages(): MemberPages {
  const isLoggedIn = useAtomValue(isLoggedInAtom);
  const { data } = useCallQuery(getMemberMenu, {}, { enabled: isLoggedIn });
  const has = (page: string) => data?.items.some((item) => item.page === page) ?? false;
  return { has, either: (page, other) => (has(page) ? page : other) };
}
