import type { CardKind } from '@yizhan/contract/cards.ts';
import type { RoleChoice } from '@yizhan/contract/entities/roles.ts';
import { type Describe, plainWords } from '../../admin/publishing/describe.ts';
import { settingsOf } from './settingsOf.ts';
import { t } from './words.ts';

type SettingWords = Record<string, { label: string; words: (value: never) => string }>;

/** The places of a card's content in people's words, whatever the kind. */
export function describeCard(kind: CardKind, roles: readonly RoleChoice[]): Describe {
  const settings = settingsOf(kind).settings as SettingWords;
  const roleNames = (ids: readonly string[]) =>
    ids.map((id) => roles.find((role) => role.id === id)?.name ?? t('removedRole')).join('、') || t('everybody');
  const common: Record<string, { label: string; words: (value: never) => string }> = {
    kind: { label: t('kind'), words: (value: CardKind) => settingsOf(value).name },
    cardName: { label: t('cardName'), words: plainWords },
    cardIntroduction: { label: t('cardIntroduction'), words: plainWords },
    displayRows: { label: t('displayRows'), words: (n: number) => t('rows', { n }) },
    roles: { label: t('roles'), words: roleNames },
  };
  const wordsAt = ([first, second]: readonly (string | number)[]) =>
    first === 'config' ? settings[String(second)] : common[String(first)];
  return {
    label: (path) => wordsAt(path)?.label ?? path.join('.'),
    words: (path, value) =>
      value === undefined ? plainWords(value) : (wordsAt(path)?.words(value as never) ?? plainWords(value)),
  };
}
