import { ui } from '@yizhan/contract/texts/zh-CN/ui.ts';
import { viewer } from '@yizhan/contract/texts/zh-CN/viewer.ts';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { textsOf } from '../../lib/text.ts';
import { Button } from '../Button.tsx';
import { isTopDialog } from '../dialog-stack.ts';
import { Icon } from '../Icon.tsx';
import { IconButton } from '../IconButton.tsx';
import { LiveRegion } from '../LiveRegion.tsx';
import { Spinner } from '../Spinner.tsx';
import { useModal } from '../useModal.ts';
import { parseCommand } from './keys.ts';
import type { Picture } from './picture.ts';
import { createStage, type Stage, type ViewerState } from './stage.ts';
import './Viewer.css';
import { ViewerTools } from './ViewerTools.tsx';

const t = textsOf({ viewer });
const uiText = textsOf({ ui });

type ViewerDialogProps = { pictures: readonly Picture[]; at: number; download: boolean; onClose: () => void };

/** Pictures over the whole page, always on a dark background. */
export function ViewerDialog({ pictures, at, download, onClose }: ViewerDialogProps) {
  const dialog = useRef<HTMLDivElement>(null);
  const box = useRef<HTMLDivElement>(null);
  const stage = useRef<Stage>(null);
  const [viewerState, setViewerState] = useState<ViewerState>({ at, state: 'loading', ratio: 1, fit: 1 });
  useModal({ box: dialog, onEscape: onClose });

  const onBeside = useEffectEvent(() => onClose());
  useEffect(() => {
    if (!box.current || !dialog.current) return;
    const created = createStage({
      box: box.current,
      surface: dialog.current,
      pictures,
      at,
      onChange: setViewerState,
      onBeside: () => onBeside(),
    });
    stage.current = created;
    return () => created.leave();
  }, [pictures, at]);

  const onKey = useEffectEvent((event: KeyboardEvent) => {
    const command = parseCommand(event);
    if (!command || !isTopDialog(dialog.current)) return;
    // The space bar activates a focused button instead.
    if (event.key === ' ' && event.target instanceof HTMLButtonElement) return;
    event.preventDefault();
    stage.current?.[command]();
  });
  useEffect(() => {
    const listen = (event: KeyboardEvent) => onKey(event);
    document.addEventListener('keydown', listen);
    return () => document.removeEventListener('keydown', listen);
  }, []);

  const run = (action: keyof Stage) => stage.current?.[action]();
  const many = pictures.length > 1;
  const { src = '', alt = '' } = pictures[viewerState.at] ?? {};
  const place = { n: viewerState.at + 1, total: pictures.length };
  return (
    <div
      className="yz-viewer"
      ref={dialog}
      role="dialog"
      aria-modal="true"
      aria-label={t('title')}
      tabIndex={-1}
      data-theme="dark"
      data-state={viewerState.state}
    >
      <div className="yz-viewer__stage" ref={box} />
      <header className="yz-viewer__top">
        {many && <span className="yz-viewer__counter">{t('counter', place)}</span>}
        <span className="yz-viewer__name">{alt}</span>
        <IconButton icon="close" label={t('close')} onClick={onClose} />
      </header>
      {many && (
        <>
          <IconButton
            className="yz-viewer__go yz-viewer__go--previous"
            icon="chevron-left"
            size="large"
            label={t('previous')}
            onClick={() => run('previous')}
          />
          <IconButton
            className="yz-viewer__go yz-viewer__go--next"
            icon="chevron-right"
            size="large"
            label={t('next')}
            onClick={() => run('next')}
          />
        </>
      )}
      {viewerState.state === 'loading' && <Spinner className="yz-viewer__state" size={32} label={uiText('loading')} />}
      {viewerState.state === 'failed' && (
        <div className="yz-viewer__state" role="alert">
          <Icon name="image" size={48} />
          <p>{t('failed')}</p>
          <Button icon="refresh" onClick={() => run('retry')}>
            {t('retry')}
          </Button>
        </div>
      )}
      <ViewerTools viewerState={viewerState} run={run} download={download ? src : undefined} />
      <LiveRegion text={many ? `${t('place', place)} ${alt}` : alt} />
    </div>
  );
}
