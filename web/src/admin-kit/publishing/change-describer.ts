import type { Change } from '@yizhan/contract/entities/publishing.ts';

import { publishing } from '@yizhan/contract/texts/zh-CN/publishing.ts';
import { textsOf } from '../../lib/text.ts';

const t = textsOf({ publishing });

export type Path = Change['path'];

/** How the owning screen labels the paths of a content and formats their values. */
export type ChangeDescriber = {
  label: (path: Path) => string;
  words: (path: Path, value: unknown) => string;
  /** How two contents are compared, if not path by path; the server compares its revisions the same way. */
  compare?: (before: unknown, after: unknown) => Change[];
};

/** Formats a value no screen has a text for. */
export function toPlainText(value: unknown): string {
  if (value === undefined || value === null || value === '') return t('nothing');
  return typeof value === 'object' ? JSON.stringify(value) : String(value);
}
