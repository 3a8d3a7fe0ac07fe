import { type AppliedItem, appliedItem } from '@yizhan/contract/entities/config-file.ts';
import * as z from 'zod';
import { audit } from '../../common/audit.ts';
import { fail } from '../../common/fail.ts';
import { toWireTime } from '../../common/wire-time.ts';
import type { SignedInContext } from '../../context.ts';
import type { Db } from '../../db/database.ts';
import type { PublicationVersion } from '../../domain/publishing/change.ts';
import { isComplete } from '../../domain/publishing/gone.ts';
import {
  discard,
  removePublication,
  rollBack,
  saveDraft,
  schedule,
  withdraw,
} from '../../domain/publishing/publishing.ts';
import { getContent, getPublication } from '../../domain/publishing/queries.ts';
import { parseContent } from '../../domain/publishing/rules.ts';
import { usesOf } from '../../domain/publishing/uses.ts';
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

async function undoItem(context: SignedInContext, item: AppliedItem): Promise<boolean> {
  const { id, kind, version, before } = item;
  const now = await getPublication(context.db, id);
  if (now?.version !== version) return false;
  const held = { id, version };
  if (before === null) {
    if ((await usesOf(context.db, { kind, id })).length > 0) return false;
    await removePublication(context, kind, held);
    return true;
  }
  if (item.submitted) {
    await restoreDraft(context, held, item);
    return true;
  }
  if (!(await isCompleteAgain(context.db, item))) return false;
  const back =
    before.published === null ? await withdraw(context, kind, held) : await rollBack(context, held, before.published);
  await restorePlans(context, back, item);
  return true;
}

async function isCompleteAgain(db: Db, { id, kind, before }: AppliedItem): Promise<boolean> {
  const published = before?.published ?? null;
  if (published === null) return true;
  return isComplete(db, { kind, content: (await getContent(db, id, published))?.content });
}

const isThere = (draft: unknown) => draft !== null && draft !== undefined;

/** What was submitted was never seen: the draft before it comes back, or there is none. */
async function restoreDraft(context: SignedInContext, held: PublicationVersion, { kind, before }: AppliedItem) {
  if (isThere(before?.draft)) await saveDraft(context, kind, held, parseContent(kind, before?.draft));
  else await discard(context, held);
}

/** A publication that was planned is planned again; what is too late for is a draft. */
async function restorePlans(context: SignedInContext, held: PublicationVersion, { id, kind, before }: AppliedItem) {
  const { scheduled = null, draft = null } = before ?? {};
  let at = held;
  const planned = scheduled && (await getContent(context.db, id, scheduled.number));
  if (scheduled && planned) {
    at = await saveDraft(context, kind, at, parseContent(kind, planned.content));
    if (scheduled.at > toWireTime(context.now)) at = await schedule(context, at, scheduled.at);
  }
  if (isThere(draft)) await saveDraft(context, kind, at, parseContent(kind, draft));
}
