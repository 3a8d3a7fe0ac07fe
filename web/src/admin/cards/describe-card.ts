import type { CardKind } from '@yizhan/contract/cards.ts';
import type { RoleChoice } from '@yizhan/contract/entities/roles.ts';
import { type Describe, type Path, plainWords } from '../../admin-kit/publishing/change-describer.ts';
import { t as admin } from '../../admin-kit/words.ts';
import { settingsOf } from './card-settings.ts';
import { t } from './words.ts';

type Place = { label: string; words: (value: never) => string | undefined };
type Setting = Place & { at?: (path: Path) => Place };

/** The places of a card's content in people's words, whatever the kind. */
export function describeCard(kind: CardKind, roles: readonly RoleChoice[]): Describe {
  const settings = settingsOf(kind).settings as Record<string, Setting>;
  const roleNames = (ids: readonly string[]) =>
    ids.map((id) => roles.find((role) => role.id === id)?.name ?? t('removedRole')).join(admin('comma')) ||
    t('everybody');
  const common: Record<string, Place> = {
    kind: { label: t('kind'), words: (value: CardKind) => settingsOf(value).name },
    cardName: { label: t('cardName'), words: plainWords },
    cardIntroduction: { label: t('cardIntroduction'), words: plainWords },
    displayRows: { label: t('displayRows'), words: (n: number) => t('rows', { n }) },
    roles: { label: t('roles'), words: roleNames },
  };
  const inConfig = ([name, ...rest]: Path): Place | undefined => {
    const setting = settings[String(name)];
    const place = rest.length > 0 ? setting?.at?.(rest) : setting;
    return place && rest.at(-1) === 'roles' ? { ...place, words: roleNames } : place;
  };
  const placeOf = ([first, ...rest]: Path) => (first === 'config' ? inConfig(rest) : common[String(first)]);
  return {
    label: (path) => placeOf(path)?.label || path.join('.'),
    words: (path, value) =>
      value === undefined ? plainWords(value) : (placeOf(path)?.words(value as never) ?? plainWords(value)),
  };
}
