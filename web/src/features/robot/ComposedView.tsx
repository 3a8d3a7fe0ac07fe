import { robot as texts } from '@yizhan/contract/texts/zh-CN/robot.ts';
import { textsOf } from '../../lib/text.ts';
import { Icon } from '../../ui/Icon.tsx';
import { Text } from '../../ui/layout/Text.tsx';
import type { ComposedAnswer } from './composed.ts';

const t = textsOf({ robot: texts });

type ComposedViewProps = { composed: ComposedAnswer; onAsk: (question: string, faqId?: string) => void };

/** RB-5: the model's sentences, marked as such, each with a way to the approved entry it rests on. */
export function ComposedView({ composed: { sentences, cited }, onAsk }: ComposedViewProps) {
  return (
    <section className="robot__composed" aria-label={t('composed')} aria-busy={!cited}>
      <Text as="p" size={12} tone="second" className="robot__made">
        <Icon name="robot" size={16} /> {t(cited ? 'composed' : 'composing')}
      </Text>
      <p>{sentences.join('')}</p>
      {cited && (
        <ol className="robot__cited" aria-label={t('citedEntries')}>
          {cited.map(({ faqId, question, dept, updatedAt }) => (
            <li key={faqId}>
              <button type="button" onClick={() => onAsk(question, faqId)}>
                {question}
              </button>
              <Text as="p" size={12} tone="second">
                {t('source', { dept, day: updatedAt.slice(0, 10) })}
              </Text>
            </li>
          ))}
        </ol>
      )}
    </section>
  );
}
