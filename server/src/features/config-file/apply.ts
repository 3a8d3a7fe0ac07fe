import { randomUUID } from 'node:crypto';
import { Readable } from 'node:stream';
import type { ConfigPart } from '@yizhan/contract/config-parts.ts';
import type { AppliedItem, ConfigFile, ConfigItem } from '@yizhan/contract/entities/config-file.ts';
import type { PublishReview } from '@yizhan/contract/entities/publishing.ts';
import { publishables } from '@yizhan/contract/publishable.ts';
import { audit } from '../../common/audit.ts';
import { fail } from '../../common/fail.ts';
import type { SignedInContext } from '../../context.ts';
import { insertNavItem } from '../../domain/nav-items/queries.ts';
import { assertRoomForNavItem } from '../../domain/nav-items/room.ts';
import type { Content } from '../../domain/publishing/contents.ts';
import { createDraft, publish, saveDraft } from '../../domain/publishing/publishing.ts';
import type { Publication } from '../../domain/publishing/queries.ts';
import { referencesOf } from '../../domain/publishing/references.ts';
import { submitForReview } from '../../domain/publishing/review.ts';
import { reviewSettings } from '../../domain/publishing/review-gate.ts';
import { needsReview } from '../../domain/publishing/review-rules.ts';
import { parseContent } from '../../domain/publishing/rules.ts';
import { type Plan, planImport } from './plan.ts';
import { lockImports } from './queries.ts';
import { translate } from './references.ts';
import { schoolTranslations, withPictures } from './translations.ts';

/** Publishes the chosen items, all or none; what the school has reviewed is submitted instead. */
export async function applyFile(context: SignedInContext, file: ConfigFile, chosen: ReadonlySet<number>) {
  const id = randomUUID();
  const applied = await context.db.transaction(async (db) => {
    const within = { ...context, db };
    await lockImports(db);
    const plan = await planImport(within, file);
    const going = plan.entries.filter(({ index, state }) => chosen.has(index) && state !== 'same');
    const blocked = going.find(({ state }) => state === 'blocked');
    if (blocked) fail('config_file_blocked', { name: blocked.name });
    if (going.length === 0) fail('config_file_nothing');
    const items = going.flatMap(({ index }) => file.items.slice(index, index + 1).map((item) => ({ item, index })));
    const pictures = await savePictures(within, file, { items: items.map(({ item }) => item), plan });
    const review = await reviewSettings(db);
    const done: AppliedItem[] = [];
    for (const { item, index } of items)
      done.push(await applyItem(within, item, { local: plan.locals.get(index), pictures, review }));
    const record = { school: file.school, exportedAt: file.exportedAt, items: done };
    await audit({ ...context, db }, { action: 'import', entity: 'configFile', entityId: id, after: record });
    return done;
  });
  announce(
    context,
    applied.map(({ kind }) => kind),
  );
  return { id, applied: applied.length, submitted: applied.filter(({ submitted }) => submitted).length };
}

/** Pages that asked before the transaction ended ask again. */
export function announce({ bus, db }: SignedInContext, kinds: readonly ConfigPart[]): void {
  for (const topic of new Set(kinds.map((kind) => publishables[kind].topic)))
    bus.publish('hint', { tenantId: db.tenant, topic });
}

type Going = { local: Publication | undefined; pictures: ReadonlyMap<string, string>; review: PublishReview };

async function applyItem(context: SignedInContext, item: ConfigItem, going: Going): Promise<AppliedItem> {
  const { local, pictures, review } = going;
  const { kind, name } = item;
  const numbers = await schoolTranslations(context.db, referencesOf(kind, item.content), 'toNumbers');
  const { content, missing } = translate(kind, item.content, withPictures(numbers, pictures));
  // It was to come with the file and was not chosen.
  if (missing.length > 0) fail('config_file_blocked', { name });
  const draft = parseContent(kind, content);
  const held = local ? await saveDraft(context, kind, local, draft) : await create(context, kind, draft);
  const submitted = needsReview(review, kind);
  const { id, version } = await (submitted ? submitForReview(context, held) : publish(context, held));
  return { id, kind, name, version, before: local ? beforeOf(local) : null, submitted };
}

const beforeOf = ({ published, draft, scheduled, scheduledFor }: Publication): AppliedItem['before'] => ({
  ...{ published, draft },
  scheduled: scheduled === null || scheduledFor === null ? null : { number: scheduled, at: scheduledFor },
});

async function create(context: SignedInContext, kind: ConfigPart, content: Content<ConfigPart>) {
  if (kind !== 'navItem') return createDraft(context, kind, content);
  await assertRoomForNavItem(context.db);
  const item = content as Content<'navItem'>;
  const made = await createDraft(context, kind, item);
  await insertNavItem(context.db, made.id, item);
  return made;
}

/** The addresses of the pictures that these items show. What the school shows already is not stored again. */
async function savePictures(
  { db, person, files }: SignedInContext,
  file: ConfigFile,
  { items, plan }: { items: readonly ConfigItem[]; plan: Plan },
): Promise<Map<string, string>> {
  const addresses = new Map<string, string>();
  for (const { kind, content } of items)
    for (const { to, name } of referencesOf(kind, content)) {
      const here = plan.picturesHere.get(name);
      if (here) addresses.set(name, here);
      const picture = file.pictures[name];
      if (to !== 'picture' || addresses.has(name) || !picture) continue;
      // Re-encoded like every upload. A banner is for people who signed in; all else may be seen by visitors.
      const audience = kind === 'banner' ? 'tenant' : 'public';
      const bytes = Buffer.from(picture.data, 'base64');
      const saved = await files.save(db, person, Readable.from([bytes]), {
        ...{ name: picture.name, picture: true, audience },
      });
      addresses.set(name, files.publicLink(saved.id));
    }
  return addresses;
}
