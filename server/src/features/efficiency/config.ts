import type { efficiency } from '@yizhan/contract/calls/efficiency.ts';
import { firstEfficiencyContent, withEveryPanel } from '@yizhan/contract/first-efficiency.ts';
import { attachPicture } from '../../common/picture-links.ts';
import { assertNoSensitiveWord } from '../../common/sensitive-words.ts';
import type { SignedInContext } from '../../context.ts';
import type { Db } from '../../db/database.ts';
import { lockRollUp } from '../../domain/efficiency/roll-up-queries.ts';
import { createDraft, saveDraft } from '../../domain/publishing/publishing.ts';
import { listPublications, type Publication } from '../../domain/publishing/queries.ts';
import { parseContent, stateOf } from '../../domain/publishing/rules.ts';
import type { Handlers } from '../../handlers.ts';

const only = async (db: Db): Promise<Publication | undefined> => (await listPublications(db, 'efficiency'))[0];

/** A school has one dashboard. It is created on first access. */
async function ownDashboard(context: SignedInContext): Promise<Publication> {
  const existing = await only(context.db);
  if (existing) return existing;
  return context.db.transaction(async (db) => {
    await lockRollUp(db);
    const created = await only(db);
    if (created) return created;
    await createDraft({ ...context, db }, 'efficiency', firstEfficiencyContent());
    const dashboard = await only(db);
    if (!dashboard) throw new Error('the dashboard was not made');
    return dashboard;
  });
}

/** What the dashboard shows and to whom. */
export const config: Pick<Handlers<typeof efficiency>, 'config' | 'saveConfig'> = {
  async config(_, context) {
    const row = await ownDashboard(context);
    return { ...stateOf(row), content: withEveryPanel(parseContent('efficiency', row.content)) };
  },

  async saveConfig({ content, held }, context) {
    await assertNoSensitiveWord(context, 'efficiency', [content.title, content.intro].join('\n'));
    const row = await ownDashboard(context);
    return context.db.transaction(async (db) => {
      const within = { ...context, db };
      // A wall may stand where nobody is signed in.
      await attachPicture(within, content.wallPicture, { audience: 'public' });
      return saveDraft(within, 'efficiency', held ?? { id: row.id, version: row.version }, content);
    });
  },
};
