import type { FeedbackEntry, FeedbackFile } from '@yizhan/contract/entities/feedback.ts';
import type { SignedInContext } from '../../context.ts';
import type { NamedFile, StoredDetail, StoredEntry } from './queries.ts';

type Links = Pick<SignedInContext, 'files' | 'person'>;

/** Files with addresses that this person may open. */
export const fileLinks = ({ files, person }: Links, named: readonly NamedFile[]): FeedbackFile[] =>
  named.map(({ id, name }) => ({ id, name, url: files.link(person, id) }));

/** `hideAsker`: the writer's own steps stand without a name. */
export const timelineOf = (
  context: Links,
  entries: readonly StoredEntry[],
  { hideAsker = false } = {},
): FeedbackEntry[] =>
  entries.map(({ files, isAsker, handler, ...entry }) => ({
    ...entry,
    handler: isAsker && hideAsker ? '' : handler,
    attachments: fileLinks(context, files),
  }));

export const rateOf = ({ score, rateText, ratedAt }: StoredDetail) =>
  score === null || ratedAt === null ? null : { score, text: rateText, time: ratedAt };

export const serviceOf = ({ serviceId, serviceName }: StoredDetail) =>
  serviceId && serviceName ? { id: serviceId, name: serviceName } : null;
