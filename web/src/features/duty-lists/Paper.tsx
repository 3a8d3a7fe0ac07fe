import { dutyLists } from '@yizhan/contract/texts/zh-CN/duty-lists.ts';
import { type ReactNode, useEffect, useEffectEvent, useState } from 'react';
import { createPortal } from 'react-dom';
import { toWireTime } from '../../lib/format.ts';
import { useSession } from '../../lib/session.ts';
import { textsOf } from '../../lib/text.ts';
import './print.css';

const t = textsOf({ dutyLists });

/** What is printed is put beside the page for as long as the print dialog is open. */
export function usePaper() {
  const [printing, setPrinting] = useState(false);
  useEffect(() => {
    if (!printing) return;
    const over = () => setPrinting(false);
    window.addEventListener('afterprint', over);
    return () => window.removeEventListener('afterprint', over);
  }, [printing]);
  return { printing, print: () => setPrinting(true), ready: () => window.print() };
}

type PaperProps = { title: string; about: string; onReady: () => void; children: ReactNode };

/** Black on white, without the page around it. Hidden on the screen. */
export function Paper({ title, about, onReady, children }: PaperProps) {
  const school = useSession((s) => s.boot?.tenant.name) ?? '';
  const ready = useEffectEvent(onReady);
  useEffect(() => ready(), []);
  return createPortal(
    <div className="duty-paper" data-theme="light">
      <h1>{title}</h1>
      <p>{[school, about].filter((part) => part !== '').join(' · ')}</p>
      {children}
      <p className="duty-paper__foot">
        {window.location.href} · {t('printed', { time: toWireTime(new Date()).slice(0, 16) })}
      </p>
    </div>,
    document.body,
  );
}
