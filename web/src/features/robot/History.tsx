import { useQuery } from '@tanstack/react-query';
import { robot as texts } from '@yizhan/contract/texts/zh-CN/robot.ts';
import { query } from '../../lib/api.ts';
import { textsOf } from '../../lib/text.ts';
import { Loaded } from '../../ui/Loaded.tsx';
import { Text } from '../../ui/layout/Text.tsx';
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
        empty={
          <Text as="p" size={12} tone="second">
            {t('noHistory')}
          </Text>
        }
      >
        {(list) => (
          <ul className="robot__questions" aria-label={t('history')}>
            {list.map(({ answerId, question, at }) => (
              <li key={answerId}>
                <button type="button" onClick={() => onAsk(question)}>
                  <span>{question}</span>
                  <Text as="time" size={12} tone="second">
                    {at.slice(5, 16)}
                  </Text>
                </button>
              </li>
            ))}
          </ul>
        )}
      </Loaded>
    </div>
  );
}
