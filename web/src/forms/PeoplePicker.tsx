import { Chip } from '../ui/Chip.tsx';
import type { FieldTexts } from '../ui/Field.tsx';
import { PersonPicker } from './PersonPicker.tsx';
import type { Named } from './SearchPicker.tsx';
import './forms.css';
import { Stack } from '../ui/layout/Stack.tsx';

type PeoplePickerProps = FieldTexts & {
  value: readonly Named[];
  onChange: (people: readonly Named[]) => void;
};

/** Several people: those chosen as chips, and a search for one more. */
export function PeoplePicker({ value, onChange, ...texts }: PeoplePickerProps) {
  const add = (person: Named | undefined) => {
    if (person && !value.some(({ id }) => id === person.id)) onChange([...value, person]);
  };
  return (
    <Stack gap={2}>
      <PersonPicker {...texts} value={undefined} onChange={add} />
      {value.length > 0 && (
        <span className="form-chips">
          {value.map((person) => (
            <Chip key={person.id} tone="brand" onRemove={() => onChange(value.filter(({ id }) => id !== person.id))}>
              {person.name}
            </Chip>
          ))}
        </span>
      )}
    </Stack>
  );
}
