import { type ArticleDetail, type ArticleInput, articleInput } from '@yizhan/contract/entities/news.ts';
import * as z from 'zod';
import { toWireTime } from '../../lib/format.ts';

export const visibilities = ['everyone', 'identities', 'visitors'] as const;
export type Visibility = (typeof visibilities)[number];
export const releases = ['draft', 'now', 'at'] as const;
export type Release = (typeof releases)[number];

type Readers = Pick<ArticleInput, 'isPublic' | 'audience'>;

/** The audience as a single choice; the wire has a flag and a list. */
export const toVisibility = ({ isPublic, audience }: Readers): Visibility =>
  isPublic ? 'visitors' : audience.length > 0 ? 'identities' : 'everyone';

export const toReaders = (visibility: Visibility, audience: readonly number[]): Readers => ({
  isPublic: visibility === 'visitors',
  audience: visibility === 'identities' ? [...audience] : [],
});

const { isPublic: _, ...same } = articleInput.shape;

type ReaderChoice = { visibility: Visibility; audience: readonly number[] };

/** "Some identities" requires at least one. */
export const requireReaders = ({ visibility, audience }: ReaderChoice, context: z.RefinementCtx) => {
  if (visibility === 'identities' && audience.length === 0)
    context.addIssue({
      code: 'too_small',
      origin: 'array',
      minimum: 1,
      inclusive: true,
      path: ['audience'],
      input: audience,
    });
};

/** The form's own shape: audience and release are one choice each. */
export const articleForm = z
  .object({ ...same, visibility: z.enum(visibilities), release: z.enum(releases) })
  .superRefine((values, context) => {
    requireReaders(values, context);
    if (values.release === 'at' && values.releaseTime === null)
      context.addIssue({ code: 'invalid_type', expected: 'string', path: ['releaseTime'], input: null });
  });
export type ArticleValues = z.output<typeof articleForm>;

export const newArticle = (columnId: string): ArticleValues => ({
  columnId,
  title: '',
  summary: '',
  cover: null,
  content: '',
  important: false,
  topUntil: null,
  audience: [],
  deptId: null,
  releaseTime: null,
  visibility: 'everyone',
  release: 'draft',
});

/** Converts the stored article to form values. */
export function toValues({ id: _id, version: _v, deptName: _d, isPublic, ...article }: ArticleDetail): ArticleValues {
  const release = article.releaseTime === null ? 'draft' : 'at';
  return { ...article, visibility: toVisibility({ isPublic, audience: article.audience }), release };
}

export function toInput({ visibility, release, ...values }: ArticleValues, now: Date): ArticleInput {
  const times: Record<Release, string | null> = { draft: null, now: toWireTime(now), at: values.releaseTime };
  return { ...values, ...toReaders(visibility, values.audience), releaseTime: times[release] };
}
