import { caseFactHandlers } from './case-facts.ts';
import type { PushHandlers } from './handler.ts';
import { matterHandlers } from './matters.ts';
import { messageHandlers } from './messages.ts';
import { newsHandlers } from './news.ts';
import { todoHandlers } from './todos.ts';

/** One handler for each call of the open interface. A missing one is a compile error. */
export const handlers: PushHandlers = {
  ...todoHandlers,
  ...messageHandlers,
  ...newsHandlers,
  ...matterHandlers,
  ...caseFactHandlers,
};
