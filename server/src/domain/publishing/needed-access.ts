/** What a user wants to do with a publication: view it, edit its draft, or change what is live. */
export type PublicationAccess = 'look' | 'write' | 'publish';

const publishing: ReadonlySet<string> = new Set([
  'publish',
  'schedule',
  'unschedule',
  'rollBack',
  'withdraw',
  'changeShelf',
]);

type PublicationState = { published: number | null; scheduled: number | null };

/** Removing live content needs the same right as publishing it. */
export function neededAccess(action: string, { published, scheduled }: PublicationState): PublicationAccess {
  if (publishing.has(action)) return 'publish';
  return action === 'remove' && (published !== null || scheduled !== null) ? 'publish' : 'write';
}
