import type { news } from '@yizhan/contract/calls/news.ts';
import { fail } from '../../common/fail.ts';
import { withPictureAddresses } from '../../common/rich-text.ts';
import { cleanText } from '../../common/rich-texts.ts';
import type { OpenContext } from '../../context.ts';
import type { Handlers } from '../../handlers.ts';
import * as rows from './queries.ts';
import { coverId } from './rules.ts';

/** The URL of an uploaded picture for this reader. Visitors get no signature; the article's access rule decides. */
const addressFor =
  ({ person, files }: Pick<OpenContext, 'person' | 'files'>) =>
  (id: string) =>
    person ? files.link(person, id) : files.publicLink(id);

const coverFor = (context: Pick<OpenContext, 'person' | 'files'>, cover: string | null) => {
  const id = coverId(cover);
  return id === null ? null : addressFor(context)(id);
};

/** Reading news, for visitors and signed-in people. */
export const reading: Pick<Handlers<typeof news>, 'columns' | 'page' | 'article'> = {
  async columns(_, { db, person }) {
    return rows.listColumns(db, person);
  },

  async page({ columnId, keyword, important, current, size }, context) {
    const { db, person, now } = context;
    if (!(await rows.isOpenColumn(db, person, columnId))) fail('not_found');
    const found = await rows.listArticles(db, person, { columnId, keyword, important }, { current, size, now });
    return { ...found, records: found.records.map((one) => ({ ...one, cover: coverFor(context, one.cover) })) };
  },

  async article({ id }, context) {
    const { db, person, now } = context;
    const found = (await rows.readArticle(db, person, id, now)) ?? fail('not_found');
    const { html } = await cleanText(found.content);
    const content = withPictureAddresses(html, addressFor(context));
    return { ...found, content, cover: coverFor(context, found.cover) };
  },
};
