import type { FacetChoice } from '@yizhan/contract/entities/hall.ts';
import { hall } from '@yizhan/contract/texts/zh-CN/hall.ts';
import { useId, useState } from 'react';
import { textsOf } from '../../lib/text.ts';
import { Button } from '../../ui/Button.tsx';
import { Chip } from '../../ui/Chip.tsx';
import { classes } from '../../ui/classes.ts';

const t = textsOf({ hall });

type FacetRowProps = {
  label: string;
  choices: readonly FacetChoice[];
  value: string;
  short?: boolean | undefined;
  onChoose: (id: string) => void;
};

/** Shown before "more". A few beyond the limit are shown rather than hidden. */
const most = 8;
const few = 2;

/** One facet: its choices with their service counts. Pressing the selected one clears it. */
export function FacetRow({ label, choices, value, short, onChoose }: FacetRowProps) {
  const id = useId();
  const [all, setAll] = useState(false);
  // A selected choice is never hidden behind "more".
  const long = choices.length > most + few;
  const visibleChoices = choices.filter((choice, index) => all || !long || index < most || choice.id === value);
  return (
    // biome-ignore lint/a11y/useSemanticElements: a group of buttons, not form fields
    <div className={classes('hall-facet', short && 'hall-facet--short')} role="group" aria-labelledby={id}>
      <span className="hall-facet__name" id={id}>
        {label}
      </span>
      <div className="hall-facet__choices">
        {visibleChoices.map((choice) => (
          <Chip
            key={choice.id}
            className="hall-facet__choice"
            selected={choice.id === value}
            onClick={() => onChoose(choice.id === value ? '' : choice.id)}
          >
            {choice.name}
            <span className="hall-facet__count">{choice.count}</span>
          </Chip>
        ))}
        {long && (
          <Button
            size="small"
            variant="quiet"
            icon={all ? 'chevron-up' : 'chevron-down'}
            aria-expanded={all}
            onClick={() => setAll(!all)}
          >
            {t(all ? 'fewerChoices' : 'moreChoices')}
          </Button>
        )}
      </div>
    </div>
  );
}
