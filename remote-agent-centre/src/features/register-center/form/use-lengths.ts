import { getRegisterSettings } from '@portal/shared/contract/content/site';
import { useCallQuery } from '@portal/shared/remote/host-context';

/** How long names and passwords are, by the operator's rules of registration. */
export function useLengths() {
  const { data } = useCallQuery(getRegisterSettings, {});
  if (!data) return undefined;
  const of = (name: 'username' | 'password') => {
    const rule = data.rules[name];
    return rule && { min: rule.minLength, max: rule.maxLength };
  };
  return { username: of('username'), password: of('password') };
}
