import { useQuery } from '@tanstack/react-query';
import * as processLimits from '@yizhan/contract/limits/processes.ts';
import { casePage } from '@yizhan/contract/texts/zh-CN/case-page.ts';
import { useState } from 'react';
import { query } from '../lib/api.ts';
import { textsOf } from '../lib/text.ts';
import { Menu } from '../ui/Menu.tsx';
import { TextArea } from '../ui/TextArea.tsx';
import { PhrasesDialog } from './PhrasesDialog.tsx';
import './opinion.css';

const t = textsOf({ casePage });

type OpinionFieldProps = {
  value: string;
  onChange: (value: string) => void;
  error?: string | undefined;
  required?: boolean | undefined;
  label?: string;
  /** Focused when its dialog opens. */
  isFirst?: boolean;
};

/** An opinion, with phrases to begin it with. */
export function OpinionField({ value, onChange, error, required, label = t('opinion'), isFirst }: OpinionFieldProps) {
  const phrases = useQuery(query.cases.phrases());
  const [editing, setEditing] = useState(false);
  const insert = (phrase: string) => onChange(value.trim() ? `${value.trimEnd()}${phrase}` : phrase);
  return (
    <div className="opinion">
      <TextArea
        data-autofocus={isFirst}
        aria-label={label}
        placeholder={required ? `${label} *` : label}
        rows={2}
        maxLength={processLimits.opinionLength}
        value={value}
        error={error}
        onChange={onChange}
      />
      <div className="opinion__row">
        {(phrases.data ?? []).slice(0, processLimits.phrasesBeside).map((phrase) => (
          <button
            key={phrase}
            type="button"
            className="opinion__phrase"
            aria-label={t('insertPhrase', { phrase })}
            onClick={() => insert(phrase)}
          >
            {phrase}
          </button>
        ))}
        <Menu
          className="opinion__phrases"
          label={t('phrases')}
          items={[
            ...(phrases.data ?? []).map((phrase) => ({ key: phrase, label: phrase, onSelect: () => insert(phrase) })),
            { kind: 'line' as const, key: 'line' },
            { key: '__edit', icon: 'edit' as const, label: t('editPhrases'), onSelect: () => setEditing(true) },
          ]}
        >
          {t('phrases')}
        </Menu>
      </div>
      {editing && <PhrasesDialog phrases={phrases.data ?? []} onClose={() => setEditing(false)} />}
    </div>
  );
}
