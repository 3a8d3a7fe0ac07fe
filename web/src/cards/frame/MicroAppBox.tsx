import { cardFrame } from '@yizhan/contract/texts/zh-CN/card-frame.ts';
import { type CSSProperties, useEffect, useRef, useState } from 'react';
import { textsOf } from '../../lib/text.ts';
import { Empty } from '../../ui/Empty.tsx';
import { ErrorNote } from '../../ui/ErrorNote.tsx';
import { Spinner } from '../../ui/Spinner.tsx';
import { type MicroAppState, mountMicroApp } from './mount-micro-app.ts';

const t = textsOf({ cardFrame });

type MicroAppBoxProps = { url: string; height: number; name: string };

/** A micro front end in a box of fixed height, so that nothing jumps while it loads or when it fails. */
export function MicroAppBox({ url, height, name }: MicroAppBoxProps) {
  const [attempt, setAttempt] = useState(0);
  const size = { '--frame-height': `${height}px` } as CSSProperties;
  return (
    <div className="frame-app" style={size}>
      {url === '' ? (
        <Empty text={t('noAddress')} size="small" />
      ) : (
        <MicroApp key={attempt} url={url} name={name} onRetry={() => setAttempt(attempt + 1)} />
      )}
    </div>
  );
}

function MicroApp({ url, name, onRetry }: { url: string; name: string; onRetry: () => void }) {
  const box = useRef<HTMLDivElement>(null);
  const [state, setState] = useState<MicroAppState>('opening');
  useEffect(() => (box.current ? mountMicroApp(url, box.current, setState) : undefined), [url]);
  return (
    <>
      <div ref={box} className="frame-app__box" hidden={state === 'failed'} data-state={state} />
      {state === 'opening' && (
        <div className="frame-app__cover">
          <Spinner label={t('opening', { name })} />
        </div>
      )}
      {state === 'failed' && (
        <div className="frame-app__cover">
          <ErrorNote title={t('failed', { name })} advice={t('failedAdvice')} onRetry={onRetry} />
        </div>
      )}
    </>
  );
}
