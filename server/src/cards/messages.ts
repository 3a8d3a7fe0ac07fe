import { countTodos } from '../domain/todos/queries.ts';
import { type CardSource, ownAudience } from './source.ts';

/** The person and the pending counts. The client knows the person already; only the counts are loaded. */
export const messages: CardSource<'messages'> = {
  shows: ['todos'],
  audience: ownAudience,
  isCacheable: () => true,
  async load({ config }, viewer) {
    const [todo, toRead] = await countTodos(viewer, [{ category: 'TODO' }, { category: 'READ' }]);
    // The portal has no messages yet, so none is unread.
    // Cards published before there was the choice show their counts.
    const counts = config.counts ?? true;
    return { counts, unread: 0, todo: todo?.num ?? 0, toRead: toRead?.num ?? 0, calendar: config.calendar };
  },
};
