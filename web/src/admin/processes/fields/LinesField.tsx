import { useState } from 'react';
import { TextArea } from '../../../ui/TextArea.tsx';
import { filledLines, toLines } from './parts.tsx';

type LinesFieldProps = {
  label: string;
  help?: string;
  value: readonly string[];
  onChange: (lines: string[]) => void;
};

/** A list, one entry a line; an empty line being typed is not an entry yet. */
export function LinesField({ label, help, value, onChange }: LinesFieldProps) {
  const [typed, setTyped] = useState(value.join('\n'));
  const isCurrent = filledLines(toLines(typed)).join('\n') === value.join('\n');
  return (
    <TextArea
      label={label}
      help={help}
      rows={5}
      value={isCurrent ? typed : value.join('\n')}
      onChange={(text) => {
        setTyped(text);
        onChange(filledLines(toLines(text)));
      }}
    />
  );
}
