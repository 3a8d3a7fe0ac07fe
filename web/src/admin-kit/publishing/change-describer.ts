import type { Change } from '@yizhan/contract/entities/publishing.ts';
import { admin } from '@yizhan/contract/texts/zh-CN/admin.ts';
import { publishing } from '@yizhan/contract/texts/zh-CN/publishing.ts';
import { textsOf } from '../../lib/text.ts';
import { yesOrNo } from '../../lib/yes-or-no.ts';
import type { ValueNames } from './value-names.tsx';

const t = textsOf({ publishing });
const adminText = textsOf({ admin });

export type Path = Change['path'];

/** How the owning screen labels the paths of a content and formats their values. */
export type ChangeDescriber = {
  label: (path: Path) => string;
  words: (path: Path, value: unknown) => string;
  /** Of what is stored as ids. */
  names?: ValueNames | undefined;
  /** What is called by its own name, whatever ids it holds. */
  isNamed?: ((path: Path) => boolean) | undefined;
  /** How two contents are compared, if not path by path; the server compares its revisions the same way. */
  compare?: (before: unknown, after: unknown) => Change[];
};

const isMarkup = (value: string) => /<\/?[a-z][^>]*>/i.test(value);

/** What people read of a formatted text, block by block. */
function textOfMarkup(html: string): string {
  const apart = html.replace(/<\/(p|li|tr|div|h\d)>|<br\s*\/?>/gi, ' ');
  const { textContent } = new DOMParser().parseFromString(apart, 'text/html').body;
  return (textContent ?? '').replace(/\s+/g, ' ').trim();
}

/** Formats a value no screen has a text for: people never read markup, braces or brackets. */
export function toPlainText(value: unknown): string {
  if (value === undefined || value === null || value === '') return t('nothing');
  if (typeof value === 'boolean') return yesOrNo(value);
  if (typeof value === 'string') return (isMarkup(value) ? textOfMarkup(value) : value) || t('nothing');
  if (typeof value !== 'object') return String(value);
  const parts = Object.values(value).filter(
    (part) => part !== null && part !== undefined && part !== '' && part !== false,
  );
  return parts.map(toPlainText).join(Array.isArray(value) ? adminText('comma') : ' · ') || t('nothing');
}
