import type { HandlerChoice } from '@yizhan/contract/entities/case.ts';
import { casePage } from '@yizhan/contract/texts/zh-CN/case-page.ts';
import { forms } from '@yizhan/contract/texts/zh-CN/forms.ts';
import { PeoplePicker } from '../../forms/PeoplePicker.tsx';
import type { Named } from '../../forms/SearchPicker.tsx';
import { textsOf } from '../../lib/text.ts';
import { Select } from '../../ui/Select.tsx';

const t = textsOf({ casePage });
const formText = textsOf({ forms });

export type ChosenHandlers = Readonly<Record<string, readonly Named[]>>;

type HandlerChoicesProps = {
  choices: readonly HandlerChoice[];
  value: ChosenHandlers;
  onChange: (value: ChosenHandlers) => void;
  /** After a try: what is missing is said. */
  isTried: boolean;
};

export const missingChoice = (choices: readonly HandlerChoice[], chosen: ChosenHandlers) =>
  choices.find(({ blockId }) => !chosen[blockId]?.length);

export const toChosenIds = (chosen: ChosenHandlers) =>
  Object.fromEntries(Object.entries(chosen).map(([blockId, people]) => [blockId, people.map(({ id }) => id)]));

/** Where the flow asks who shall handle a step: from its list, or anybody of the school. */
export function HandlerChoices({ choices, value, onChange, isTried }: HandlerChoicesProps) {
  return choices.map(({ blockId, name, people }) => {
    const chosen = value[blockId] ?? [];
    const error = isTried && chosen.length === 0 ? t('chooseMissing') : undefined;
    const label = t('chooseFor', { step: name });
    const set = (next: readonly Named[]) => onChange({ ...value, [blockId]: next });
    if (people.length === 0)
      return <PeoplePicker key={blockId} label={label} required error={error} value={chosen} onChange={set} />;
    return (
      <Select
        key={blockId}
        label={label}
        required
        error={error}
        value={chosen[0]?.id ?? ''}
        onChange={(id) => set(people.filter((one) => one.id === id))}
        options={[
          { value: '', label: formText('choose') },
          ...people.map((person) => ({ value: person.id, label: person.name })),
        ]}
      />
    );
  });
}
