import type { HallFacets } from '@yizhan/contract/entities/hall.ts';
import { hall } from '@yizhan/contract/texts/zh-CN/hall.ts';
import { useId } from 'react';
import { textsOf } from '../../lib/text.ts';

const t = textsOf({ hall });

type LettersProps = { letters: HallFacets['letters']; value: string; onChoose: (letter: string) => void };

const alphabet = [...'ABCDEFGHIJKLMNOPQRSTUVWXYZ#'];

/** A to Z by the first letter of the pinyin. Letters without services are disabled. */
export function Letters({ letters, value, onChoose }: LettersProps) {
  const id = useId();
  const counts = new Map(letters.map(({ letter, count }) => [letter, count]));
  return (
    // biome-ignore lint/a11y/useSemanticElements: a group of buttons, not form fields
    <div className="hall-facet" role="group" aria-labelledby={id}>
      <span className="hall-facet__name" id={id}>
        {t('letters')}
      </span>
      <div className="hall-letters">
        {alphabet.map((letter) => {
          const count = counts.get(letter) ?? 0;
          return (
            <button
              key={letter}
              type="button"
              className="hall-letters__letter"
              aria-label={t('letterCount', { letter, n: count })}
              title={t('letterCount', { letter, n: count })}
              aria-pressed={letter === value}
              disabled={count === 0 && letter !== value}
              onClick={() => onChoose(letter === value ? '' : letter)}
            >
              {letter}
            </button>
          );
        })}
      </div>
    </div>
  );
}
