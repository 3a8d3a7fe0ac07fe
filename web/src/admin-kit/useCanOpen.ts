import { useSession } from '../lib/session.ts';

const bare = (path: string) => path.replace(/^\/+/, '').replace(/^home\//, '');

/** Whether the person's own menu opens the screen at this path. */
export const useCanOpen = (path: string) =>
  useSession(({ session }) =>
    Boolean(path && session?.configurationMenu.some((entry) => bare(entry.path) === bare(path))),
  );
