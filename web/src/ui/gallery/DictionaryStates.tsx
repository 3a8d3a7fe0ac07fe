import { QueryClientProvider } from '@tanstack/react-query';
import { useState } from 'react';
import { DictionaryPicker } from '../dictionary/DictionaryPicker.tsx';
import { DictionarySelect } from '../dictionary/DictionarySelect.tsx';
import { Section } from './Section.tsx';
import { elsewhere, sampleDictionary } from './sample-dictionary.ts';

/** Options that are loaded, loading, empty, and failed. */
const sources = [{ code: 'sample' }, { code: 'waiting' }, { code: 'empty' }, { url: elsewhere }];

export function DictionaryStates() {
  const [value, setValue] = useState<number | undefined>(1);
  const same = { valueType: 'number', value, onChange: setValue } as const;
  return (
    <QueryClientProvider client={sampleDictionary}>
      <Section title="DictionarySelect, DictionaryPicker">
        <div className="yz-gallery__form">
          {sources.map((source) => (
            <DictionarySelect
              key={Object.values(source).join()}
              {...same}
              {...source}
              label={Object.values(source).join()}
            />
          ))}
        </div>
        <div className="yz-gallery__form">
          <DictionaryPicker {...same} code="sample" />
        </div>
      </Section>
    </QueryClientProvider>
  );
}
