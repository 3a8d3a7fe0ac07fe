import type { ChangedMeanwhile, PublicationState } from '@yizhan/contract/entities/publishing.ts';
import type { Publishable } from '@yizhan/contract/publishable.ts';
import { fail } from '../../common/fail.ts';
import { type Content, contents, type InstallationRules } from './contents.ts';
import type { Publication } from './queries.ts';

/** An editor with a stale version learns who changed what, and when. */
export function assertCurrentVersion(publication: Publication, version: number): void {
  if (publication.version === version) return;
  const words = { who: publication.changedBy, when: publication.changedAt, what: publication.name };
  const result: ChangedMeanwhile = { ...words, version: publication.version, content: publication.content };
  fail('changed_meanwhile', words, result);
}

/** Validates stored content against the current schema; content that no longer fits is refused, not shown broken. */
export function parseContent<K extends Publishable>(kind: K, stored: unknown): Content<K> {
  const parsed = contents[kind].schema.safeParse(stored);
  if (parsed.success) return parsed.data;
  return fail('invalid_input', { fields: parsed.error.issues.map(({ path }) => path.join('.')).join(', ') });
}

/** Validates content against the schema and what the installation allows. */
export function parseAllowed<K extends Publishable>(kind: K, stored: unknown, config: InstallationRules): Content<K> {
  const content = parseContent(kind, stored);
  contents[kind].assertAllowed?.(content, config);
  return content;
}

/** Validates stored content that people are to see. */
export function parseFinished<K extends Publishable>(kind: K, stored: unknown, config: InstallationRules): Content<K> {
  const content = parseAllowed(kind, stored, config);
  contents[kind].assertFinished?.(content);
  return content;
}

const dated = (number: number | null, at: string | null) => (number === null || at === null ? null : { number, at });

export const stateOf = (row: Publication): PublicationState => ({
  id: row.id,
  kind: row.kind,
  name: row.name,
  version: row.version,
  draft: row.draft !== null,
  published: dated(row.published, row.publishedAt),
  scheduled: dated(row.scheduled, row.scheduledFor),
  failed: row.failed,
  review: row.review,
  changedBy: row.changedBy,
  changedAt: row.changedAt,
});
