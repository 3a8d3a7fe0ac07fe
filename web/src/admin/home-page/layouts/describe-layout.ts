import type { LayoutPlace } from '@yizhan/contract/entities/layout.ts';
import { type ChangeDescriber, type Path, toPlainText } from '../../../admin-kit/publishing/change-describer.ts';
import { t as admin } from '../../../admin-kit/words.ts';
import { yesOrNo } from '../../../lib/yes-or-no.ts';
import { h } from '../words.ts';

type Names = {
  card: (id: string) => string;
  identity: (type: number) => string;
  page: (id: string | null) => string;
};
type SettingDescription = { label: string; words: (value: never) => string };

/** The places of a layout in people's words. */
export function describeLayout({ card, identity, page }: Names): ChangeDescriber {
  const width = (span: number) => h(span === 2 ? 'whole' : 'half');
  const whole = ({ cardId, span, mandatory, shown }: LayoutPlace) =>
    [card(cardId), width(span), mandatory && h('mandatory'), !shown && h('optional')].filter(Boolean).join(' · ');
  const cardPlaces: Record<string, SettingDescription> = {
    cardId: { label: h('card'), words: card },
    span: { label: h('width'), words: width },
    mandatory: { label: h('mandatory'), words: yesOrNo },
    shown: { label: h('shown'), words: yesOrNo },
  };
  const places: Record<string, SettingDescription> = {
    layoutName: { label: h('layoutName'), words: toPlainText },
    identities: {
      label: h('identities'),
      words: (types: readonly number[]) => types.map(identity).join(admin('comma')) || h('everybody'),
    },
    navigationId: { label: h('navigation'), words: page },
  };
  const placeOf = ([first, at, field]: Path): SettingDescription | undefined => {
    if (first !== 'main' && first !== 'aside') return places[String(first)];
    if (at === undefined) return { label: h(first), words: toPlainText };
    const where = h('placeIn', { place: h(first), at: Number(at) + 1 });
    const inner = cardPlaces[String(field)];
    return inner ? { ...inner, label: `${where} · ${inner.label}` } : { label: where, words: whole };
  };
  return {
    label: (path) => placeOf(path)?.label ?? path.join('.'),
    words: (path, value) =>
      value === undefined ? toPlainText(value) : (placeOf(path)?.words(value as never) ?? toPlainText(value)),
  };
}
