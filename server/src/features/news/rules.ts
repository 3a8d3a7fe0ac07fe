import type { ArticleInput } from '@yizhan/contract/entities/news.ts';
import * as newsLimits from '@yizhan/contract/limits/news.ts';
import { fail } from '../../common/fail.ts';
import { type CleanText, picturesIn } from '../../common/rich-text.ts';
import { parseWireTime } from '../../common/wire-time.ts';

const idIn = (address: string) => address.slice(address.lastIndexOf('/') + 1);

const momentOf = (time: string | null, field: 'topUntil' | 'releaseTime') =>
  time === null ? null : (parseWireTime(time) ?? fail('invalid_input', { fields: field }, { fields: [field] }));

/** An article as it is stored: sanitised text, parsed dates, and the ids of the uploaded files it shows. */
export function prepareArticle(input: ArticleInput, { html, pictures }: CleanText) {
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
  const pictures = picturesIn(content);
  return [...new Set(cover ? [...pictures, idIn(cover)] : pictures)];
}

export const coverId = (cover: string | null) => (cover === null ? null : idIn(cover));
