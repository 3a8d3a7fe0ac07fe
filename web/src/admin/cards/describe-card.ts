import type { CardKind } from '@yizhan/contract/cards.ts';
import type { RoleChoice } from '@yizhan/contract/entities/roles.ts';
import { admin } from '@yizhan/contract/texts/zh-CN/admin.ts';
import { cardConfig } from '@yizhan/contract/texts/zh-CN/card-config.ts';
import { type ChangeDescriber, type Path, toPlainText } from '../../admin-kit/publishing/change-describer.ts';
import { getCardSettings } from '../../cards/settings.ts';
import { textsOf } from '../../lib/text.ts';
import { cardNames } from './card-names.tsx';

const t = textsOf({ cardConfig });
const adminText = textsOf({ admin });

type SettingDescription = { label: string; words: (value: never) => string | undefined };
type KindSetting = SettingDescription & { at?: (path: Path) => SettingDescription };

/** The paths of a card's content in plain words, whatever the kind. */
export function describeCard(kind: CardKind, roles: readonly RoleChoice[]): ChangeDescriber {
  const settings = getCardSettings(kind).settings as Record<string, KindSetting>;
  const roleNames = (ids: readonly string[]) =>
    ids.map((id) => roles.find((role) => role.id === id)?.name ?? t('removedRole')).join(adminText('comma')) ||
    t('everybody');
  const common: Record<string, SettingDescription> = {
    kind: { label: t('kind'), words: (value: CardKind) => getCardSettings(value).name },
    cardName: { label: t('cardName'), words: toPlainText },
    cardIntroduction: { label: t('cardIntroduction'), words: toPlainText },
    displayRows: { label: t('displayRows'), words: (n: number) => t('rows', { n }) },
    roles: { label: t('roles'), words: roleNames },
  };
  const inConfig = ([name, ...rest]: Path): SettingDescription | undefined => {
    const setting = settings[String(name)];
    const place = rest.length > 0 ? setting?.at?.(rest) : setting;
    return place && rest.at(-1) === 'roles' ? { ...place, words: roleNames } : place;
  };
  const placeOf = ([first, ...rest]: Path) => (first === 'config' ? inConfig(rest) : common[String(first)]);
  return {
    names: cardNames,
    isNamed: ([, list, at, ...rest]) => list === 'columns' && at !== undefined && rest.length === 0,
    label: (path) => placeOf(path)?.label || path.join('.'),
    words: (path, value) =>
      value === undefined ? toPlainText(value) : (placeOf(path)?.words(value as never) ?? toPlainText(value)),
  };
}
