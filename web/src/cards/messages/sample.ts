import type { CardSettings } from '../card.ts';

/** Counts as they might be; the person is whoever looks. */
export const sample: CardSettings<'messages'>['sample'] = ({ config }) => ({
  unread: 3,
  todo: 12,
  toRead: 128,
  calendar: config.calendar,
});
