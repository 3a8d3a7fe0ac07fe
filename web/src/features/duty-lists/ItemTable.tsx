import type { DutyItemLine } from '@yizhan/contract/entities/duty-item.ts';
import { dutyLists } from '@yizhan/contract/texts/zh-CN/duty-lists.ts';
import { textsOf } from '../../lib/text.ts';
import { Highlight } from '../../ui/Highlight.tsx';
import { narrow, useMediaQuery } from '../../ui/useMediaQuery.ts';
import { Cell } from './Cell.tsx';
import { headingOf, type ShownList, textOf } from './columns.ts';

const t = textsOf({ dutyLists });

type ItemTableProps = {
  list: ShownList;
  items: readonly DutyItemLine[];
  /** The number of the first one. */
  from: number;
  onOpen: (id: string) => void;
};

/** The columns of the list as a table; on narrow windows one card an item. */
export function ItemTable(props: ItemTableProps) {
  return useMediaQuery(narrow) ? <Cards {...props} /> : <Table {...props} />;
}

function Title({ item, onOpen }: { item: DutyItemLine; onOpen: (id: string) => void }) {
  return (
    <button
      type="button"
      className="duty-title"
      title={t('openItem', { name: item.title })}
      onClick={() => onOpen(item.id)}
    >
      <Highlight text={item.title} ranges={item.titleMarks} />
      {item.mainItem && <span className="duty-title__main">{item.mainItem}</span>}
    </button>
  );
}

function Table({ list, items, from, onOpen }: ItemTableProps) {
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a wide table is scrolled by keyboard
    <section className="duty-table" aria-label={list.name} tabIndex={0}>
      <table>
        <thead>
          <tr>
            <th scope="col" className="duty-table__number">
              {t('number')}
            </th>
            {list.columns.map((column) => (
              <th key={column.key} scope="col" className={`duty-table__${column.key}`}>
                {headingOf(column)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {items.map((item, at) => (
            // By keyboard its title opens it.
            <tr
              key={item.id}
              onClick={({ target }) => {
                const inside = target instanceof Element && target.closest('a, button');
                if (!inside) onOpen(item.id);
              }}
            >
              <td className="duty-table__number">{from + at}</td>
              {list.columns.map(({ key }) => (
                <td key={key} className={`duty-table__${key}`}>
                  {key === 'title' ? <Title item={item} onOpen={onOpen} /> : <Cell column={key} item={item} />}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}

/** A card shows this many facts; the rest is in the drawer. */
const FACTS = 5;

function Cards({ list, items, onOpen }: ItemTableProps) {
  return (
    <ul className="duty-cards">
      {items.map((item) => {
        const facts = list.columns.filter(({ key }) => key !== 'title' && textOf(key, item) !== '').slice(0, FACTS);
        return (
          <li key={item.id} className="duty-card">
            <Title item={item} onOpen={onOpen} />
            <dl>
              {facts.map((column) => (
                <div key={column.key}>
                  <dt>{headingOf(column)}</dt>
                  <dd>
                    <Cell column={column.key} item={item} />
                  </dd>
                </div>
              ))}
            </dl>
          </li>
        );
      })}
    </ul>
  );
}
