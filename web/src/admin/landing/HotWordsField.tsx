import * as searchLimits from '@yizhan/contract/limits/search.ts';
import { landingConfig } from '@yizhan/contract/texts/zh-CN/landing-config.ts';
import { useState } from 'react';
import { textsOf } from '../../lib/text.ts';
import { TextField } from '../../ui/TextField.tsx';

const t = textsOf({ landingConfig });

type HotWordsFieldProps = {
  value: readonly string[];
  onChange: (keywords: string[]) => void;
  error: string | undefined;
};

/** One line of text; any common separator works. */
export function HotWordsField({ value, onChange, error }: HotWordsFieldProps) {
  const [typed, setTyped] = useState(() => value.join(' '));
  return (
    <TextField
      label={t('hotWords')}
      help={t('hotWordsHelp', { n: searchLimits.hotWordsShown })}
      error={error}
      value={typed}
      onChange={(next) => {
        setTyped(next);
        onChange([...new Set(next.split(/[\s,，、;；]+/).filter((keyword) => keyword !== ''))]);
      }}
    />
  );
}
