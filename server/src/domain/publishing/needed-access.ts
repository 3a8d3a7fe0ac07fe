/** What somebody wants of a publication: look at it, work on its draft, or change what people see. */
export type PublicationAccess = 'look' | 'write' | 'publish';

const publishing: ReadonlySet<string> = new Set(['publish', 'schedule', 'unschedule', 'rollBack', 'changeShelf']);

type PublicationState = { published: number | null; scheduled: number | null };

/** Removing what people see is as grave as showing it. */
export function neededAccess(action: string, { published, scheduled }: PublicationState): PublicationAccess {
  if (publishing.has(action)) return 'publish';
  return action === 'remove' && (published !== null || scheduled !== null) ? 'publish' : 'write';
}
