import type { GuideQuestions } from '@yizhan/contract/guide-description.ts';
import { useEffect, useRef } from 'react';
import { RichText } from '../../ui/RichText.tsx';

export function Questions({ questions }: { questions: GuideQuestions }) {
  const list = useRef<HTMLDivElement>(null);
  useEffect(() => {
    // Expanded for print, where no answer can be opened.
    const unfold = () => {
      for (const one of list.current?.querySelectorAll('details') ?? []) one.open = true;
    };
    window.addEventListener('beforeprint', unfold);
    return () => window.removeEventListener('beforeprint', unfold);
  }, []);
  return (
    <div className="guide-questions" ref={list}>
      {questions.map(({ question, answer }) => (
        <details key={question} className="guide-question">
          <summary>{question}</summary>
          <RichText html={answer} />
        </details>
      ))}
    </div>
  );
}
