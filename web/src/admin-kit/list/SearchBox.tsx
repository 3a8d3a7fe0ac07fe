import * as fieldLimits from '@yizhan/contract/limits/fields.ts';
import { admin } from '@yizhan/contract/texts/zh-CN/admin.ts';
import { Input } from 'antd';
import { useEffect, useEffectEvent, useState } from 'react';
import { textsOf } from '../../lib/text.ts';
import { clearableText } from '../../ui/antd-icons.tsx';
import { Icon } from '../../ui/Icon.tsx';

const t = textsOf({ admin });

const PAUSE_MS = 300;

type SearchBoxProps = { value: string | undefined; hint: string; onChange: (words: string | undefined) => void };

/** Searches while typing, debounced; Enter searches at once. */
export function SearchBox({ value, hint, onChange }: SearchBoxProps) {
  const [typed, setTyped] = useState(value ?? '');
  const [sent, setSent] = useState(value);
  const [known, setKnown] = useState(value);
  // Follow outside changes of the address (back, a link, cleared filters), but not our own, which arrive later.
  if (value !== known) {
    setKnown(value);
    if (value !== sent) {
      setSent(value);
      setTyped(value ?? '');
    }
  }
  const words = typed.trim() || undefined;
  const send = useEffectEvent(() => {
    setSent(words);
    onChange(words);
  });
  useEffect(() => {
    if (words === sent) return;
    const timer = setTimeout(() => send(), PAUSE_MS);
    return () => clearTimeout(timer);
  }, [words, sent]);
  const now = () => {
    setSent(words);
    onChange(words);
  };
  return (
    <Input
      className="admin-search"
      type="search"
      aria-label={t('search')}
      prefix={<Icon name="search" size={16} />}
      placeholder={hint}
      maxLength={fieldLimits.nameLength}
      allowClear={clearableText()}
      value={typed}
      onChange={(event) => setTyped(event.target.value)}
      onPressEnter={now}
    />
  );
}
