import type { ArticleInput } from '@yizhan/contract/entities/news.ts';
import * as newsLimits from '@yizhan/contract/limits/news.ts';
import { fail } from '../../common/fail.ts';
import { cleanWithPictures, toPlainText } from '../../common/rich-text.ts';
import { parseWireTime } from '../../common/wire-time.ts';

const idIn = (address: string) => address.slice(address.lastIndexOf('/') + 1);

const momentOf = (time: string | null, field: 'topUntil' | 'releaseTime') =>
  time === null ? null : (parseWireTime(time) ?? fail('invalid_input', { fields: field }, { fields: [field] }));

/** An article as it is stored: sanitised text, parsed dates, and the ids of the uploaded files it shows. */
export function prepareArticle(input: ArticleInput) {
  const { html, pictures } = cleanWithPictures(input.content);
  if (pictures.length > newsLimits.maxPictures) fail('invalid_input', { fields: 'content' }, { fields: ['content'] });
  return {
    article: {
      ...input,
      content: html,
      topUntil: momentOf(input.topUntil, 'topUntil'),
      releaseTime: momentOf(input.releaseTime, 'releaseTime'),
    },
    files: filesOf({ content: html, cover: input.cover }),
  };
}

/** The ids of the uploaded files an article shows. */
export function filesOf({ content, cover }: Pick<ArticleInput, 'content' | 'cover'>): string[] {
  const { pictures } = cleanWithPictures(content);
  return [...new Set(cover ? [...pictures, idIn(cover)] : pictures)];
}

/** All text of an article that people read. */
export const wordsIn = ({ title, summary, content }: Pick<ArticleInput, 'title' | 'summary' | 'content'>) =>
  [title, summary, toPlainText(content)].join('\n');

export const coverId = (cover: string | null) => (cover === null ? null : idIn(cover));
