import { hall } from '@yizhan/contract/texts/zh-CN/hall.ts';
import { textsOf } from '../../lib/text.ts';
import { Button } from '../../ui/Button.tsx';
import { classes } from '../../ui/classes.ts';
import { Icon } from '../../ui/Icon.tsx';
import './SuggestionList.css';
import { SuggestionFace } from './SuggestionFace.tsx';
import type { Suggestion } from './useSuggestions.ts';

const t = textsOf({ hall });

type SuggestionListProps = {
  id: string;
  offered: readonly Suggestion[];
  at: number;
  optionId: (index: number) => string;
  onPoint: (index: number) => void;
  onChoose: (suggestion: Suggestion) => void;
  /** Without a word, all are removed. Absent for visitors, whose searches are not stored. */
  onForget: ((word?: string) => void) | undefined;
};

const groups = { history: 'history', hot: 'hot', word: 'words', service: 'services', near: 'near' } as const;

/** The suggestions under the box, grouped by kind. */
export function SuggestionList({ id, offered, at, optionId, onPoint, onChoose, onForget }: SuggestionListProps) {
  const rows = offered.map((suggestion, index) => ({ suggestion, index }));
  const kinds = (['service', 'near', 'history', 'hot', 'word'] as const).filter((kind) =>
    offered.some((one) => one.kind === kind),
  );
  return (
    <div className="hall-suggestions">
      <div className="hall-suggestions__list" role="listbox" id={id} aria-label={t('suggestions')} tabIndex={-1}>
        {kinds.map((kind) => (
          // biome-ignore lint/a11y/useSemanticElements: a listbox groups its options by role
          <div key={kind} role="group" aria-label={t(groups[kind])} className={`hall-suggestions__${kind}`}>
            <div className="hall-suggestions__name" aria-hidden="true">
              {t(groups[kind])}
            </div>
            {rows
              .filter(({ suggestion }) => suggestion.kind === kind)
              .map(({ suggestion, index }) => (
                // biome-ignore lint/a11y/useKeyWithClickEvents: the input owns this list and handles its keys
                <div
                  key={suggestion.key}
                  id={optionId(index)}
                  role="option"
                  tabIndex={-1}
                  aria-selected={index === at}
                  className={classes('hall-suggestion', index === at && 'hall-suggestion--at')}
                  onMouseMove={() => onPoint(index)}
                  // Focus stays in the input.
                  onMouseDown={(event) => event.preventDefault()}
                  onClick={() => onChoose(suggestion)}
                >
                  <SuggestionFace suggestion={suggestion} />
                  {suggestion.kind === 'history' && onForget && (
                    <span
                      className="hall-suggestion__forget"
                      aria-hidden="true"
                      title={t('forget', { word: suggestion.word })}
                      onClick={(event) => {
                        event.stopPropagation();
                        onForget(suggestion.word);
                      }}
                    >
                      <Icon name="close" size={14} />
                    </span>
                  )}
                </div>
              ))}
          </div>
        ))}
      </div>
      {onForget && kinds.includes('history') && (
        <div className="hall-suggestions__foot">
          <Button size="small" variant="quiet" icon="trash" onClick={() => onForget()}>
            {t('forgetAll')}
          </Button>
        </div>
      )}
    </div>
  );
}
