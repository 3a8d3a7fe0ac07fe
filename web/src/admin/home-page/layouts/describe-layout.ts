import type { LayoutPlace } from '@yizhan/contract/entities/layout.ts';
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

/** Describes the paths of a layout in plain words. */
export function describeLayout({ card, identity, page }: Names): ChangeDescriber {
  const width = (span: number) => t(span === 2 ? 'whole' : 'half');
  const frameWords = (frame: string | null) => (frame ? t('frameOf', { name: card(frame) }) : t('ownFrame'));
  const whole = ({ cardId, span, frame, mandatory, shown }: LayoutPlace) =>
    [card(cardId), width(span), frame && frameWords(frame), mandatory && t('mandatory'), !shown && t('optional')]
      .filter(Boolean)
      .join(' · ');
  const cardPlaces: Record<string, SettingDescription> = {
    cardId: { label: t('card'), words: card },
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
  const placeOf = ([first, at, field]: Path): SettingDescription | undefined => {
    if (first !== 'main' && first !== 'aside') return places[String(first)];
    if (at === undefined) return { label: t(first), words: toPlainText };
    const where = t('placeIn', { place: t(first), at: Number(at) + 1 });
    const inner = cardPlaces[String(field)];
    return inner ? { ...inner, label: `${where} · ${inner.label}` } : { label: where, words: whole };
  };
  return {
    label: (path) => placeOf(path)?.label ?? path.join('.'),
    words: (path, value) =>
      value === undefined ? toPlainText(value) : (placeOf(path)?.words(value as never) ?? toPlainText(value)),
  };
}
