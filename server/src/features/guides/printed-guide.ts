import type { GuideContent, guideOnPaper } from '@yizhan/contract/entities/guide.ts';
import type * as z from 'zod';
import { fail } from '../../common/fail.ts';
import { SessionLinks } from '../../common/session-links.ts';
import { dayOf } from '../../common/working-days.ts';
import type { SignedInContext } from '../../context.ts';
import { getPublishedContent, publicationFor } from '../../domain/publishing/publishing.ts';
import { parseContent } from '../../domain/publishing/rules.ts';
import * as rows from './config-queries.ts';

export type PrintRequest = { id: string; state: z.infer<typeof guideOnPaper> };

/** A guide for print: its content and state. */
export type PrintedGuide = {
  content: GuideContent;
  deptName: string;
  processType: 'ONLINE' | 'OFFLINE';
  /** The revision and its date; null if it is not published. */
  published: { number: number; day: string } | null;
};

type Signing = Pick<SignedInContext, 'secrets' | 'sessions' | 'clock'>;

const links = (parts: Signing) => new SessionLinks('guide-word', parts);
const nameOf = ({ id, state }: PrintRequest) => `${id}.${state}`;

/** A download link for this person, valid for some minutes. */
export const printLink = (context: Signing & Pick<SignedInContext, 'person'>, request: PrintRequest) =>
  `/files/guide/${request.id}/${request.state}?s=${links(context).sign(context.person, nameOf(request))}`;

export const printLinkHolder = (parts: Signing, request: PrintRequest, signature: string) =>
  links(parts).holder(nameOf(request), signature);

/** Checks the editor's rights again: rights revoked since the link was made no longer count. */
export async function readForPrint(
  context: Pick<SignedInContext, 'db' | 'person' | 'now'>,
  { id, state }: PrintRequest,
): Promise<PrintedGuide> {
  const { db, person, now } = context;
  const publication = await publicationFor(context, id);
  const row = (await rows.getManaged(db, person, id, dayOf(now))) ?? fail('not_found');
  const { deptName, processType, draft, published, scheduled } = row;
  const out = state === 'published' && published ? await getPublishedContent(db, 'guide', id) : undefined;
  const current = published && (out || (!draft && !scheduled));
  return {
    content: parseContent('guide', out?.content ?? publication.content),
    deptName,
    processType,
    published: current ? { number: published.number, day: published.at.slice(0, 10) } : null,
  };
}
