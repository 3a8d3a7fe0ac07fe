import type { CardCategory, CardRow } from '@yizhan/contract/entities/card.ts';
import { homePageConfig } from '@yizhan/contract/texts/zh-CN/home-page-config.ts';
import { PublicationChips } from '../../../admin-kit/publishing/PublicationChips.tsx';
import { getCardSettings } from '../../../cards/settings.ts';
import { textsOf } from '../../../lib/text.ts';
import { Chip } from '../../../ui/Chip.tsx';
import { Icon } from '../../../ui/Icon.tsx';
import { IconButton } from '../../../ui/IconButton.tsx';
import { Select } from '../../../ui/Select.tsx';
import { cardHref } from '../card-href.ts';

const t = textsOf({ homePageConfig });

type CardLineProps = {
  row: CardRow;
  categories: readonly CardCategory[];
  onClassify: (categoryId: string | null) => void;
  onRemove: () => void;
};

/** A card of the library: its kind, category and actions. */
export function CardLine({ row, categories, onClassify, onRemove }: CardLineProps) {
  const { name } = row;
  const { icon, name: kind } = getCardSettings(row.cardKind);
  const href = cardHref(row.id);
  const choices = categories.map(({ id, typeName }) => ({ value: id, label: typeName }));
  return (
    <li className="card-library__card">
      <span className="card-library__glyph">
        <Icon name={icon} size={24} />
      </span>
      <span className="card-library__names">
        {href ? <a href={href}>{name}</a> : <strong>{name}</strong>}
        <small>{row.cardIntroduction ? `${kind} · ${row.cardIntroduction}` : kind}</small>
      </span>
      <span className="card-library__chips">
        <PublicationChips {...row} />
        {row.placed && <Chip icon="layout">{t('placed')}</Chip>}
      </span>
      <Select
        className="card-library__category"
        size="small"
        aria-label={t('categoryOf', { name })}
        value={row.categoryId ?? ''}
        options={[{ value: '', label: t('uncategorised') }, ...choices]}
        onChange={(id) => onClassify(id === '' ? null : id)}
      />
      <span className="card-library__actions">
        {href && (
          <a
            className="yz-iconbutton yz-iconbutton--small"
            href={href}
            aria-label={t('editCard', { name })}
            title={t('editCard', { name })}
          >
            <Icon name="settings" size={16} />
          </a>
        )}
        <IconButton icon="trash" size="small" label={t('removeCard', { name })} onClick={onRemove} />
      </span>
    </li>
  );
}
