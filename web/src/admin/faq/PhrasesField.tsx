import * as robotLimits from '@yizhan/contract/limits/robot.ts';
import { Input } from 'antd';
import { useState } from 'react';

type PhrasesFieldProps = { id?: string; value?: readonly string[]; onChange?: (phrases: string[]) => void };

const phrasesIn = (text: string) =>
  [...new Set(text.split('\n').map((line) => line.trim().slice(0, robotLimits.phraseLength)))]
    .filter((line) => line !== '')
    .slice(0, robotLimits.maxSimilar);

/** Ways to ask, one a line. What is typed stays as typed until the field is left. */
export function PhrasesField({ id, value = [], onChange }: PhrasesFieldProps) {
  const [typed, setTyped] = useState<string>();
  return (
    <Input.TextArea
      {...(id && { id })}
      rows={5}
      value={typed ?? value.join('\n')}
      onChange={({ target }) => {
        setTyped(target.value);
        onChange?.(phrasesIn(target.value));
      }}
      onBlur={() => setTyped(undefined)}
    />
  );
}
