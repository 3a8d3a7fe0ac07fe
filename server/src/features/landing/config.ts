import type { landing } from '@yizhan/contract/calls/landing.ts';
import type { LandingContent } from '@yizhan/contract/entities/landing.ts';
import { attachPicture } from '../../common/picture-links.ts';
import { assertWindow } from '../../common/time-window.ts';
import type { SignedInContext } from '../../context.ts';
import type { Db } from '../../db/database.ts';
import { firstContent, picturesIn } from '../../domain/landing/content.ts';
import { landingHtml } from '../../domain/landing/landing-html.ts';
import { landingSchool } from '../../domain/landing/school.ts';
import { landingTexts } from '../../domain/landing/texts.ts';
import { createDraft, saveDraft } from '../../domain/publishing/publishing.ts';
import { listPublications, type Publication } from '../../domain/publishing/queries.ts';
import { parseContent, stateOf } from '../../domain/publishing/rules.ts';
import type { Handlers } from '../../handlers.ts';
import { lockLanding } from './queries.ts';

type Config = 'detail' | 'submit' | 'preview';

const only = async (db: Db): Promise<Publication | undefined> => (await listPublications(db, 'landing'))[0];

/** A school has one landing page. It is created on first access. */
async function ownPage(context: SignedInContext): Promise<Publication> {
  const existing = await only(context.db);
  if (existing) return existing;
  return context.db.transaction(async (db) => {
    await lockLanding(db);
    const created = await only(db);
    if (created) return created;
    await createDraft({ ...context, db }, 'landing', firstContent());
    const page = await only(db);
    if (!page) throw new Error('the landing page was not made');
    return page;
  });
}

function assertHeroes({ heroes }: LandingContent) {
  for (const [at, { beginTime, endTime }] of heroes.entries()) {
    const fields = { from: `heroes.${at}.beginTime`, until: `heroes.${at}.endTime` };
    assertWindow({ from: beginTime ?? '1970-01-01 00:00:00', until: endTime ?? '9999-12-31 23:59:59' }, fields);
  }
}

/** Editing the landing page. */
export const config: Pick<Handlers<typeof landing>, Config> = {
  async detail(_, context) {
    const row = await ownPage(context);
    const content = parseContent('landing', row.content);
    const links = Object.fromEntries(picturesIn(content).map((picture) => [picture, picture]));
    return { ...stateOf(row), content, links };
  },

  async submit({ content, held }, context) {
    assertHeroes(content);
    const { id } = await ownPage(context);
    return context.db.transaction(async (db) => {
      const within = { ...context, db };
      // Visitors have no session, so pictures on the page must be public.
      for (const picture of picturesIn(content)) await attachPicture(within, picture, { audience: 'public' });
      return saveDraft(within, 'landing', held ?? { id, version: 1 }, content);
    });
  },

  async preview({ content }, { db, landing, tenant, caller, published }) {
    const index = await landing.make(db, caller.language, content);
    const around = await landingSchool({ db, published }, tenant);
    return { html: landingHtml(index, around, landingTexts(caller.language)).text };
  },
};
