import type { CaseLogAction } from '@yizhan/contract/case-states.ts';
import type { CaseLogRow } from '@yizhan/contract/entities/case.ts';
import { casePage } from '@yizhan/contract/texts/zh-CN/case-page.ts';
import { parseWireTime } from '../../lib/format.ts';
import { textsOf } from '../../lib/text.ts';
import { useNow } from '../../lib/useNow.ts';
import { Avatar } from '../../ui/Avatar.tsx';
import { Icon } from '../../ui/Icon.tsx';
import { Text } from '../../ui/layout/Text.tsx';
import { capitalised } from './capitalised.ts';
import { When } from './When.tsx';

const t = textsOf({ casePage });

const badActions: readonly CaseLogAction[] = ['refuse', 'return', 'timeReturn', 'end'];

const words = (action: CaseLogAction) => t(`log${capitalised(action)}`);

/** What happened, the newest first. */
export function Timeline({ log }: { log: readonly CaseLogRow[] }) {
  const clock = useNow();
  const rows = log.toSorted((one, other) => other.seq - one.seq);
  // The page's clock ticks by the minute: what was done since is no future.
  const newest = rows[0] ? parseWireTime(rows[0].at) : clock;
  const now = newest > clock ? newest : clock;
  return (
    <ol className="timeline">
      {rows.map((row) => {
        const { seq, at, actor, actingFor, action, stepName, opinion, people, changed, files } = row;
        const who = actor?.name ?? t('bySystem');
        return (
          <li key={seq} data-bad={badActions.includes(action) || undefined}>
            <Avatar name={who} size={28} />
            <div className="timeline__body">
              <p className="timeline__line">
                <strong>{who}</strong>
                {actingFor && <span>（{t('actingFor', { name: actingFor.name })}）</span>} {words(action)}
                {people.length > 0 && ` ${t('toPeople', { names: people.map(({ name }) => name).join('、') })}`}
              </p>
              {opinion && <p className="timeline__opinion">{opinion}</p>}
              {changed.length > 0 && (
                <Text as="p" size={12} tone="second">
                  {t('changed', { fields: changed.join('、') })}
                </Text>
              )}
              {files.map(({ id, name, url }) => (
                <a key={id} className="timeline__file" href={url} target="_blank" rel="noreferrer">
                  <Icon name="attach" size={14} />
                  {name}
                </a>
              ))}
              <Text as="p" size={12} tone="second">
                {stepName && `${stepName} · `}
                <When at={at} now={now} />
              </Text>
            </div>
          </li>
        );
      })}
    </ol>
  );
}
