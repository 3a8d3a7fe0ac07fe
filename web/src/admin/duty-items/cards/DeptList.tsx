import type { DepartmentCard } from '@yizhan/contract/entities/departments.ts';
import { departmentCardsManage } from '@yizhan/contract/texts/zh-CN/department-cards-manage.ts';
import { type CSSProperties, useState } from 'react';
import { filterRows } from '../../../admin-kit/list/filter-rows.ts';
import { textsOf } from '../../../lib/text.ts';
import { Chip } from '../../../ui/Chip.tsx';
import { TextField } from '../../../ui/TextField.tsx';
import { expectedFields, missingFields } from './completeness.ts';
import { type CardWithDepth, flattenCards } from './flatten-cards.ts';

const t = textsOf({ departmentCardsManage });

type DeptListProps = { cards: readonly DepartmentCard[]; chosen: string | undefined; onChoose: (id: string) => void };

/** The departments whose cards a person maintains, with their completeness. */
export function DeptList({ cards, chosen, onChoose }: DeptListProps) {
  const [keyword, setKeyword] = useState('');
  const [onlyLacking, setOnlyLacking] = useState(false);
  const lacking = cards.filter((card) => missingFields(card).length > 0);
  const found = filterRows(onlyLacking ? lacking : cards, keyword, ({ name, shortName }) => [name, shortName]) ?? [];
  return (
    <nav className="dept-cards__list admin-card" aria-label={t('departments')}>
      {cards.length > 1 && (
        <div className="dept-cards__filters">
          <TextField
            type="search"
            icon="search"
            aria-label={t('search')}
            placeholder={t('search')}
            value={keyword}
            onChange={setKeyword}
          />
          {lacking.length > 0 && (
            <Chip selected={onlyLacking} onClick={() => setOnlyLacking((on) => !on)}>
              {t('onlyLacking')} {lacking.length}
            </Chip>
          )}
        </div>
      )}
      <div className="dept-cards__rows">
        <ul className="dept-cards__all">
          {flattenCards(found).map((one) => (
            <li key={one.card.id}>
              <Row {...one} current={one.card.id === chosen} onChoose={onChoose} />
            </li>
          ))}
        </ul>
        {found.length === 0 && <p className="dept-cards__none">{t('noneFound')}</p>}
      </div>
    </nav>
  );
}

type RowProps = CardWithDepth & { current: boolean; onChoose: (id: string) => void };

function Row({ card, depth, current, onChoose }: RowProps) {
  return (
    <button
      type="button"
      className="dept-cards__row"
      style={{ '--depth': depth } as CSSProperties}
      aria-current={current}
      onClick={() => onChoose(card.id)}
    >
      <span className="dept-cards__name">{card.name}</span>
      <Completeness n={expectedFields.length - missingFields(card).length} />
    </button>
  );
}

function Completeness({ n }: { n: number }) {
  if (n === expectedFields.length) return <Chip tone="good">{t('complete')}</Chip>;
  if (n === 0) return <Chip tone="warn">{t('notFilled')}</Chip>;
  return <span className="dept-cards__filled">{t('filled', { n, total: expectedFields.length })}</span>;
}
