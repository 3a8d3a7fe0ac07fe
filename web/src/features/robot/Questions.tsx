import type { KnownQuestion } from '@yizhan/contract/entities/robot.ts';
import { Icon } from '../../ui/Icon.tsx';

type QuestionsProps = {
  label: string;
  questions: readonly KnownQuestion[];
  onAsk: (question: string, faqId?: string) => void;
};

/** Questions that can be answered, one click each. */
export function Questions({ label, questions, onAsk }: QuestionsProps) {
  if (questions.length === 0) return null;
  return (
    <ul className="robot__questions" aria-label={label}>
      {questions.map(({ faqId, question }) => (
        <li key={faqId}>
          <button type="button" onClick={() => onAsk(question, faqId)}>
            <span>{question}</span>
            <Icon name="chevron-right" size={16} />
          </button>
        </li>
      ))}
    </ul>
  );
}
