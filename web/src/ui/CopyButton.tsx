import { ui } from '@yizhan/contract/texts/zh-CN/ui.ts';
import { useState } from 'react';
import { textsOf } from '../lib/text.ts';
import { Button } from './Button.tsx';
import { copyText } from './copy-text.ts';

const t = textsOf({ ui });

type State = 'ready' | 'copied' | 'failed';

const labels = { ready: 'copy', copied: 'copied', failed: 'copyFailed' } as const;
const icons = { ready: 'copy', copied: 'check', failed: 'error' } as const;

/** Copies `text` and confirms it in the button itself. */
export function CopyButton({ text, className }: { text: string; className?: string | undefined }) {
  const [state, setState] = useState<State>('ready');
  const copy = async () => setState((await copyText(text)) ? 'copied' : 'failed');
  return (
    <Button variant="quiet" size="small" icon={icons[state]} className={className} onClick={() => void copy()}>
      <span aria-live="polite">{t(labels[state])}</span>
    </Button>
  );
}
