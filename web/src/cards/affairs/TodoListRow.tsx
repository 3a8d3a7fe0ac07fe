import type { Identity } from '@yizhan/contract/entities/session.ts';
import type { TodoRow } from '@yizhan/contract/entities/todo.ts';
import { cardAffairs } from '@yizhan/contract/texts/zh-CN/card-affairs.ts';
import { formatTime } from '../../lib/format.ts';
import { toLinkProps } from '../../lib/link-props.ts';
import { useSession } from '../../lib/session.ts';
import { textsOf } from '../../lib/text.ts';
import { Chip } from '../../ui/Chip.tsx';
import { classes } from '../../ui/classes.ts';
import { phone, useMediaQuery } from '../../ui/useMediaQuery.ts';
import { TodoAsk } from './TodoAsk.tsx';
import { TodoSwitch } from './TodoSwitch.tsx';

const t = textsOf({ cardAffairs });

type TodoListRowProps = {
  row: TodoRow;
  now: Date;
  /** What one does with it, on the face of a button. */
  action?: string | undefined;
  onOpen?: ((row: TodoRow) => void) | undefined;
};
const MIDDLE = 1;

/** On click, or on middle click in another tab. */
const toOpenHandlers = (tell: () => void) => ({
  onClick: tell,
  onAuxClick: ({ button }: { button: number }) => button === MIDDLE && tell(),
});

/** One to-do: what it is, its status and handler, its start and due time. It opens, or says whom to ask (HM-2). */
export function TodoListRow({ row, now, action, onOpen }: TodoListRowProps) {
  const { identityId, ask } = row;
  const isPhone = useMediaQuery(phone);
  const url = (isPhone && row.mobileUrl) || row.url;
  const identity = useOwnIdentity(identityId);
  const body = <TodoBody row={row} now={now} />;
  if (url && identity)
    return (
      <div className="affair">
        {body}
        <TodoSwitch identity={identity} url={url} onOpen={() => onOpen?.(row)} />
      </div>
    );
  if (url)
    return (
      <a className="affair" {...toLinkProps(url)} {...(onOpen && toOpenHandlers(() => onOpen(row)))}>
        {body}
        {action && (
          // The whole row is the link, and its name says what it opens.
          <span className={classes('affair__go', row.late && 'is-late')} aria-hidden="true">
            {action}
          </span>
        )}
      </a>
    );
  return (
    <div className="affair">
      {body}
      {ask && <TodoAsk {...ask} />}
    </div>
  );
}

const useOwnIdentity = (id: string | null): Identity | undefined =>
  useSession((s) => s.me?.identities.find((identity) => identity.id === id && !identity.active));

function TodoBody({ row, now }: { row: TodoRow; now: Date }) {
  const { title, itemName, nodeName, handler, sentAt, important, actingFor, initiator, percent } = row;
  const where = [nodeName, handler].filter(Boolean).join(' · ');
  return (
    <>
      <span className="affair__head">
        {actingFor && <Chip tone="warn">{t('actingFor', { name: actingFor })}</Chip>}
        {important && <Chip tone="bad">{t('important')}</Chip>}
        <span className="affair__title" title={title}>
          {title}
        </span>
      </span>
      <span className="affair__about">
        {itemName && <span className="affair__item">{itemName}</span>}
        {where && (
          <span className="affair__node" title={t('node')}>
            {where}
          </span>
        )}
        {initiator && <span className="affair__node">{t('initiator', { name: initiator })}</span>}
        {percent !== undefined && <span className="affair__percent">{t('percent', { n: percent })}</span>}
      </span>
      <span className="affair__times">
        <time dateTime={sentAt.replace(' ', 'T')} title={sentAt}>
          {t('sent', { when: formatTime(sentAt, now) })}
        </time>
        <Due row={row} now={now} />
      </span>
    </>
  );
}

function Due({ row: { dueAt, late }, now }: { row: TodoRow; now: Date }) {
  if (!dueAt) return null;
  return (
    <time className={classes('affair__due', late && 'is-late')} dateTime={dueAt.replace(' ', 'T')} title={dueAt}>
      {t(late ? 'late' : 'due', { when: formatTime(dueAt, now) })}
    </time>
  );
}
