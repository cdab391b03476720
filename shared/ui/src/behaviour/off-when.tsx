import type { MouseEvent, MouseEventHandler } from 'react';

const ignore = (event: MouseEvent) => event.preventDefault();

/** Props of a button that can be off. Unlike with `disabled` it keeps the focus; presses do nothing while it is off. */
export function offWhen(isOff: boolean, onClick: MouseEventHandler<HTMLButtonElement> | undefined) {
  return { 'aria-disabled': isOff || undefined, onClick: isOff ? ignore : onClick };
}
