import { type AppliedItem, appliedItem } from '@yizhan/contract/entities/config-file.ts';
import * as z from 'zod';
import { audit } from '../../common/audit.ts';
import { fail } from '../../common/fail.ts';
import type { SignedInContext } from '../../context.ts';
import { removePublication, rollBack, saveDraft, withdraw } from '../../domain/publishing/publishing.ts';
import { getPublication } from '../../domain/publishing/queries.ts';
import { parseContent } from '../../domain/publishing/rules.ts';
import { announce } from './apply.ts';
import { findImport, lockImports } from './queries.ts';

const stored = z.object({ items: z.array(appliedItem) });

/** What an import changed, as its entry of the audit log tells. */
export const itemsOf = (after: unknown): AppliedItem[] => stored.safeParse(after).data?.items ?? [];

/** Everything as it was before the import, but for what somebody changed since. */
export async function undoImport(context: SignedInContext, id: string) {
  const { undone, kept } = await context.db.transaction(async (db) => {
    const within = { ...context, db };
    await lockImports(db);
    const found = (await findImport(db, id)) ?? fail('not_found');
    if (found.undone) fail('config_file_undone');
    const [undone, kept]: [AppliedItem[], string[]] = [[], []];
    // What refers to others goes before them.
    for (const item of itemsOf(found.after).toReversed()) {
      if (await undoItem(within, item)) undone.push(item);
      else kept.push(item.name);
    }
    const record = { after: { undone: undone.map(({ name }) => name), kept } };
    await audit(within, { action: 'undo', entity: 'configFile', entityId: id, ...record });
    return { undone, kept };
  });
  announce(
    context,
    undone.map(({ kind }) => kind),
  );
  return { undone: undone.length, kept };
}

async function undoItem(context: SignedInContext, { id, kind, version, before }: AppliedItem): Promise<boolean> {
  const now = await getPublication(context.db, id);
  if (now?.version !== version) return false;
  const held = { id, version };
  if (before === null) {
    await removePublication(context, kind, held);
    return true;
  }
  const back =
    before.published === null ? await withdraw(context, kind, held) : await rollBack(context, held, before.published);
  if (before.draft !== null && before.draft !== undefined)
    await saveDraft(context, kind, back, parseContent(kind, before.draft));
  return true;
}
