import { dutyLists } from '@yizhan/contract/texts/zh-CN/duty-lists.ts';
import { textsOf } from '../../lib/text.ts';
import { classes } from '../../ui/classes.ts';
import { Icon } from '../../ui/Icon.tsx';
import { toIconName } from '../../ui/icons/to-icon-name.ts';
import type { ShownList } from './columns.ts';

const t = textsOf({ dutyLists });

type ListTabsProps = { lists: readonly ShownList[]; chosen: string; onChoose: (code: string) => void };

/** The lists as cards with their totals. */
export function ListTabs({ lists, chosen, onChoose }: ListTabsProps) {
  return (
    <nav className="duty-tabs" aria-label={t('lists')}>
      {lists.map(({ code, name, icon, total }) => (
        <button
          key={code}
          type="button"
          className={classes('duty-tab', code === chosen && 'duty-tab--chosen')}
          aria-current={code === chosen ? 'true' : undefined}
          onClick={() => onChoose(code)}
        >
          <span className="duty-tab__icon">
            <Icon name={toIconName(icon)} size={20} />
          </span>
          <span className="duty-tab__name">{name}</span>
          <span className="duty-tab__total">{t('total', { n: total })}</span>
        </button>
      ))}
    </nav>
  );
}
