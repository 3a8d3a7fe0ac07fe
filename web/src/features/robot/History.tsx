import { useQuery } from '@tanstack/react-query';
import { robot as texts } from '@yizhan/contract/texts/zh-CN/robot.ts';
import { query } from '../../lib/api.ts';
import { textsOf } from '../../lib/text.ts';
import { Loaded } from '../../ui/Loaded.tsx';
import { Skeleton } from '../../ui/Skeleton.tsx';

const t = textsOf({ robot: texts });

/** What the person asked before; asking again gives today's answer. */
export function History({ onAsk }: { onAsk: (question: string) => void }) {
  const found = useQuery({ ...query.robot.history(), staleTime: 0 });
  return (
    <div className="robot__log">
      <Loaded
        query={found}
        skeleton={<Skeleton lines={6} />}
        isEmpty={(list) => list.length === 0}
        empty={<p className="robot__label">{t('noHistory')}</p>}
      >
        {(list) => (
          <ul className="robot__questions" aria-label={t('history')}>
            {list.map(({ answerId, question, at }) => (
              <li key={answerId}>
                <button type="button" onClick={() => onAsk(question)}>
                  <span>{question}</span>
                  <time className="robot__label">{at.slice(5, 16)}</time>
                </button>
              </li>
            ))}
          </ul>
        )}
      </Loaded>
    </div>
  );
}
