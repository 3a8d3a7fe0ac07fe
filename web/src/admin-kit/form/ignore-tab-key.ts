import type { KeyboardEvent } from 'react';

/** antd takes Tab in an open list as a choice: whoever only goes on to the next field would add one more, unseen. */
export const ignoreTabKey = (event: KeyboardEvent) => {
  if (event.key === 'Tab') event.stopPropagation();
};
