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
  /** The hint of a box that finds choices by name, beside a long list. */
  find?: string | undefined;
  onChoose: (id: string) => void;
};

/** Shown before "more". A few beyond the limit are shown rather than hidden. */
const most = 8;
const few = 2;

/** One facet: its choices with their service counts. Pressing the selected one clears it. */
export function FacetRow({ label, choices, value, short, find, onChoose }: FacetRowProps) {
  const id = useId();
  const [all, setAll] = useState(false);
  const [part, setPart] = useState('');
  const long = choices.length > most + few;
  const keyword = part.trim().toLowerCase();
  const matches = ({ name }: FacetChoice) => name.toLowerCase().includes(keyword);
  // A selected choice is never hidden behind "more".
  const visibleChoices = choices.filter(
    (choice, index) => choice.id === value || (matches(choice) && (all || !long || keyword !== '' || index < most)),
  );
  return (
    // biome-ignore lint/a11y/useSemanticElements: a group of buttons, not form fields
    <div className={classes('hall-facet', short && 'hall-facet--short')} role="group" aria-labelledby={id}>
      <span className="hall-facet__name" id={id}>
        {label}
      </span>
      <div className="hall-facet__choices">
        {long && find && (
          <input
            type="search"
            className="hall-facet__find"
            aria-label={find}
            placeholder={find}
            autoComplete="off"
            value={part}
            onChange={(event) => setPart(event.target.value)}
          />
        )}
        {visibleChoices.map((choice) => (
          <Choice key={choice.id} choice={choice} selected={choice.id === value} onChoose={onChoose} />
        ))}
        {visibleChoices.length === 0 && <span className="hall-facet__none">{t('noDept')}</span>}
        {long && keyword === '' && (
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

type ChoiceProps = { choice: FacetChoice; selected: boolean; onChoose: (id: string) => void };

/** A choice that would leave nothing is dimmed and cannot be pressed, unless it is to be undone. */
const Choice = ({ choice: { id, name, count }, selected, onChoose }: ChoiceProps) => (
  <Chip
    className={classes('hall-facet__choice', count === 0 && 'hall-facet__choice--none')}
    selected={selected}
    disabled={count === 0 && !selected}
    onClick={() => onChoose(selected ? '' : id)}
  >
    {name}
    <span className="hall-facet__count">{count}</span>
  </Chip>
);
