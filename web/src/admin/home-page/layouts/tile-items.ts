import type { CardKind } from '@yizhan/contract/cards.ts';
import type { LayoutPlace } from '@yizhan/contract/entities/layout.ts';
import { homePageConfig } from '@yizhan/contract/texts/zh-CN/home-page-config.ts';
import { textsOf } from '../../../lib/text.ts';
import type { MenuItem } from '../../../ui/menu-item.ts';
import { cardHref } from '../card-href.ts';
import { canPlaceIn, type Spot } from './arrange.ts';
import type { Arrangement } from './useArrangement.ts';

const t = textsOf({ homePageConfig });

type TileOptions = { card: LayoutPlace; spot: Spot; kind: CardKind | undefined; arrangement: Arrangement };

/** Everything a drag can do, and what it cannot, as entries of a menu. */
export function toTileItems({ card, spot: { place, at }, kind, arrangement }: TileOptions): MenuItem[] {
  const { cardId: id, span, mandatory, shown } = card;
  const { columns, move, change, takeOut } = arrangement;
  const other = place === 'main' ? 'aside' : 'main';
  const last = columns[place].length - 1;
  const to = (next: number) => () => move(id, { place, at: next }, 'menu');
  const href = kind && cardHref(id);
  const widths: MenuItem[] = [
    {
      key: 'half',
      label: t('half'),
      checked: span === 1,
      onSelect: () => change(id, { span: 1 }, 'isHalf'),
    },
    {
      key: 'whole',
      label: t('whole'),
      checked: span === 2,
      onSelect: () => change(id, { span: 2 }, 'isWhole'),
    },
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
      onSelect: () => move(id, { place: other, at: columns[other].length }, 'menu'),
    },
    { kind: 'line', key: 'moves' },
    ...(place === 'main' ? widths : []),
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
