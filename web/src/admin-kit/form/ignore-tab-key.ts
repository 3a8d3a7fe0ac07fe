import type { KeyboardEvent } from 'react';

/** antd selects an option on Tab in an open list: moving on to the next field would add one unnoticed. */
export const ignoreTabKey = (event: KeyboardEvent) => {
  if (event.key === 'Tab') event.stopPropagation();
};
