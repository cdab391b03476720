import { useIntl } from '@portal/shared/remote/intl';

/** Name of a group in the player's language; one that we do not know has the name that the menu gives it. */
export function GroupName({ menu }: { menu: { group: string; name: string } }) {
  const intl = useIntl();
  const id = `group.${menu.group}`;
  return Object.hasOwn(intl.messages, id) ? intl.formatMessage({ id }) : menu.name;
}
