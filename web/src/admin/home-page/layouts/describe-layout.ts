import { type CardSpot, layoutDifference } from '@yizhan/contract/layout-difference.ts';
import { admin } from '@yizhan/contract/texts/zh-CN/admin.ts';
import { homePageConfig } from '@yizhan/contract/texts/zh-CN/home-page-config.ts';
import { type ChangeDescriber, type Path, toPlainText } from '../../../admin-kit/publishing/change-describer.ts';
import { textsOf } from '../../../lib/text.ts';
import { yesOrNo } from '../../../lib/yes-or-no.ts';

const t = textsOf({ homePageConfig });
const adminText = textsOf({ admin });

type Names = {
  card: (id: string) => string;
  identity: (type: number) => string;
  page: (id: string | null) => string;
};
type SettingDescription = { label: string; words: (value: never) => string };

const cardChanges = { added: 'cardAdded', removed: 'cardRemoved', moved: 'cardMoved' } as const;

/** Describes the paths of a layout in plain words. */
export function describeLayout({ card, identity, page }: Names): ChangeDescriber {
  const width = (span: number) => t(span === 2 ? 'whole' : 'half');
  const frameWords = (frame: string | null) => (frame ? t('frameOf', { name: card(frame) }) : t('ownFrame'));
  const where = ({ place, at }: CardSpot) => t('placeIn', { place: t(place), at });
  const cardPlaces: Record<string, SettingDescription> = {
    span: { label: t('width'), words: width },
    mandatory: { label: t('mandatory'), words: yesOrNo },
    shown: { label: t('shown'), words: yesOrNo },
    frame: { label: t('frame'), words: frameWords },
  };
  const places: Record<string, SettingDescription> = {
    layoutName: { label: t('layoutName'), words: toPlainText },
    identities: {
      label: t('identities'),
      words: (types: readonly number[]) => types.map(identity).join(adminText('comma')) || t('everybody'),
    },
    navigationId: { label: t('navigation'), words: page },
  };
  const describe = ([first, id, field]: Path): SettingDescription | undefined => {
    const name = card(String(id));
    if (first === 'added' || first === 'removed' || first === 'moved')
      return { label: t(cardChanges[first], { name }), words: where };
    if (first !== 'cards') return places[String(first)];
    const setting = cardPlaces[String(field)];
    return setting && { ...setting, label: `${name} · ${setting.label}` };
  };
  return {
    compare: layoutDifference,
    label: (path) => describe(path)?.label ?? path.join('.'),
    words: (path, value) =>
      value === undefined ? toPlainText(value) : (describe(path)?.words(value as never) ?? toPlainText(value)),
  };
}
