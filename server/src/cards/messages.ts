import { countUnread } from '../domain/notices/queries.ts';
import { countTodos } from '../domain/todos/queries.ts';
import { type CardSource, ownAudience } from './source.ts';

/** The person and the pending counts. The client knows the person already; only the counts are loaded. */
export const messages: CardSource<'messages'> = {
  shows: ['todos', 'notices'],
  audience: ownAudience,
  isCacheable: () => true,
  async load({ config }, viewer) {
    const { db, person, now } = viewer;
    const [[todo, toRead], unread] = await Promise.all([
      countTodos(viewer, [{ category: 'TODO' }, { category: 'READ' }]),
      countUnread(db, person.id, now),
    ]);
    // Cards published before there was the choice show their counts.
    const counts = config.counts ?? true;
    return { counts, unread, todo: todo?.num ?? 0, toRead: toRead?.num ?? 0, calendar: config.calendar };
  },
};
