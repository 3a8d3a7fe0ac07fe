import type { CardData } from '@yizhan/contract/cards.ts';
import { cardMessages } from '@yizhan/contract/texts/zh-CN/card-messages.ts';
import { lock as lockTexts } from '@yizhan/contract/texts/zh-CN/lock.ts';
import { shell } from '@yizhan/contract/texts/zh-CN/shell.ts';
import { toLinkProps } from '../../lib/link-props.ts';
import { lock } from '../../lib/lock.ts';
import { openMessages } from '../../lib/messages-panel.ts';
import { favouritesPath, hrefOf, paths, todosPath } from '../../lib/paths.ts';
import { textsOf } from '../../lib/text.ts';
import { Icon } from '../../ui/Icon.tsx';
import { toastError } from '../../ui/toast-error.ts';
import type { CardViewProps } from '../card.ts';
import { formatCount } from '../format-count.ts';
import { Month } from './Month.tsx';
import { Person } from './Person.tsx';
import './View.css';

const t = textsOf({ cardMessages });

const shellText = textsOf({ shell });
const lockText = textsOf({ lock: lockTexts });

export function View({ data }: CardViewProps<'messages'>) {
  return (
    <div className="me">
      <Person />
      {data.counts && <Counts data={data} />}
      <nav className="me__links" aria-label={t('links')}>
        <a className="me__link" href={hrefOf(paths.personal)}>
          <Icon name="user" size={18} />
          {shellText('personal')}
        </a>
        <a className="me__link" href={hrefOf(favouritesPath)}>
          <Icon name="star" size={18} />
          {t('favourites')}
        </a>
        <a className="me__link" href={hrefOf(todosPath('STARTED'))}>
          <Icon name="process" size={18} />
          {t('applications')}
        </a>
        <button type="button" className="me__link" onClick={() => void lock().catch(toastError)}>
          <Icon name="lock" size={18} />
          {lockText('lock')}
        </button>
      </nav>
      {data.calendar && <Month />}
    </div>
  );
}

function Counts({ data: { unread, todo, toRead } }: { data: CardData<'messages'> }) {
  const counts = [
    { name: 'unread', count: unread, tab: undefined },
    { name: 'todo', count: todo, tab: 'TODO' },
    { name: 'toRead', count: toRead, tab: 'READ' },
  ] as const;
  return (
    <ul className="me__counts" aria-label={t('counts')}>
      {counts.map(({ name, count, tab }) => {
        const figure = (
          <>
            <strong>{formatCount(count)}</strong>
            <span>{t(name)}</span>
          </>
        );
        return (
          <li key={name}>
            {tab ? (
              <a className="me__count" {...toLinkProps(todosPath(tab))}>
                {figure}
              </a>
            ) : (
              <button type="button" className="me__count" onClick={openMessages}>
                {figure}
              </button>
            )}
          </li>
        );
      })}
    </ul>
  );
}
