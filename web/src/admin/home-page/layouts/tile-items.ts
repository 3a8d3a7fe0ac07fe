import type { CardKind } from '@yizhan/contract/cards.ts';
import type { LayoutPlace } from '@yizhan/contract/entities/layout.ts';
import { homePageConfig } from '@yizhan/contract/texts/zh-CN/home-page-config.ts';
import { type Spot, toFrames, widths } from '../../../features/home/card-grid.ts';
import { textsOf } from '../../../lib/text.ts';
import type { MenuItem } from '../../../ui/menu-item.ts';
import { cardHref } from '../card-href.ts';
import { canPlaceIn } from './arrange.ts';
import type { Arrangement } from './useArrangement.ts';

const t = textsOf({ homePageConfig });

type TileOptions = { card: LayoutPlace; spot: Spot; kind: CardKind | undefined; arrangement: Arrangement };

/** Everything a drag can do, and more, as menu items. */
export function toTileItems({ card, spot: { place, at }, kind, arrangement }: TileOptions): MenuItem[] {
  const { cardId: id, span, mandatory, shown } = card;
  const { columns, move, moveFrame, join, leave, canJoin, change, takeOut } = arrangement;
  const frames = toFrames(columns[place]);
  const tabs = frames[at] ?? [];
  const [above] = frames[at - 1] ?? [];
  const ids = tabs.map(({ cardId }) => cardId);
  const other = place === 'main' ? 'aside' : 'main';
  const last = frames.length - 1;
  const to = (next: number) => () => moveFrame(id, { place, at: next }, 'menu');
  const href = kind && cardHref(id);
  const widthItems: MenuItem[] = [
    ...widths.map(({ span: width, label, announcement }) => ({
      key: label,
      label: t(label),
      checked: span === width,
      onSelect: () => change(id, { span: width }, announcement),
    })),
    { kind: 'line', key: 'widths' },
  ];
  return [
    { key: 'up', label: t('moveUp'), icon: 'arrow-up', disabled: at === 0, onSelect: to(at - 1) },
    { key: 'down', label: t('moveDown'), icon: 'arrow-down', disabled: at >= last, onSelect: to(at + 1) },
    {
      key: 'other',
      label: t(other === 'aside' ? 'toAside' : 'toMain'),
      icon: other === 'aside' ? 'arrow-right' : 'arrow-left',
      disabled: !canPlaceIn(other, kind),
      onSelect: () => move(id, { place: other, at: toFrames(columns[other]).length }, 'menu'),
    },
    {
      key: 'join',
      label: t('join'),
      icon: 'layers',
      disabled: !above || !canJoin(ids, above.cardId),
      onSelect: () => above && join(ids, above.cardId, 'menu'),
    },
    ...(tabs.length > 1
      ? [{ key: 'leave', label: t('leave'), icon: 'expand' as const, onSelect: () => leave(id, 'menu') }]
      : []),
    { kind: 'line', key: 'moves' },
    ...(place === 'main' ? widthItems : []),
    {
      key: 'mandatory',
      label: t('mandatory'),
      note: t('mandatoryNote'),
      on: mandatory,
      onSelect: () => change(id, { mandatory: !mandatory }, mandatory ? 'isNotMandatory' : 'isMandatory'),
    },
    {
      key: 'shown',
      label: t('optional'),
      note: t('optionalNote'),
      on: !shown,
      onSelect: () => change(id, { shown: !shown }, shown ? 'isOff' : 'isOn'),
    },
    { kind: 'line', key: 'states' },
    ...(href ? [{ key: 'configure', label: t('configure'), icon: 'settings' as const, href }] : []),
    { key: 'out', label: t('takeOut'), icon: 'trash', danger: true, onSelect: () => takeOut(id) },
  ];
}
