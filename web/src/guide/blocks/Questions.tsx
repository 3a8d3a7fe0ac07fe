import { useEffect, useRef } from 'react';
import { RichText } from '../../ui/RichText.tsx';
import type { BlockProps } from '../shown-guide.ts';

export function Questions({ guide: { questions } }: BlockProps) {
  const list = useRef<HTMLDivElement>(null);
  useEffect(() => {
    // On paper nobody can open an answer.
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
