import { viewer } from '@yizhan/contract/texts/zh-CN/viewer.ts';
import { textsOf } from '../../lib/text.ts';
import { Icon } from '../Icon.tsx';
import { IconButton } from '../IconButton.tsx';
import type { Stage, ViewerState } from './stage.ts';
import { isFitted, toPercent } from './zoom.ts';

const t = textsOf({ viewer });

type ViewerToolsProps = {
  viewerState: ViewerState;
  run: (action: keyof Stage) => void;
  /** The address to download from, if download is offered. */
  download: string | undefined;
};

export function ViewerTools({ viewerState, run, download }: ViewerToolsProps) {
  const { state, ratio, fit } = viewerState;
  const whole = isFitted(ratio, fit);
  const percent = toPercent(ratio);
  const ready = state === 'shown';
  const tool = (action: keyof Stage) => ({ disabled: !ready, onClick: () => run(action) });
  return (
    <div className="yz-viewer__tools" role="toolbar" aria-label={t('tools')}>
      <IconButton icon="zoom-out" label={t('zoomOut')} {...tool('zoomOut')} />
      <span className="yz-viewer__ratio" role="status" aria-label={t('ratio', { percent })}>
        {ready && percent}
      </span>
      <IconButton icon="zoom-in" label={t('zoomIn')} {...tool('zoomIn')} />
      <span className="yz-viewer__line" />
      <IconButton icon={whole ? 'original' : 'fit'} label={t(whole ? 'original' : 'fit')} {...tool('toggle')} />
      <span className="yz-viewer__line" />
      <IconButton icon="rotate-left" label={t('turnLeft')} {...tool('turnLeft')} />
      <IconButton icon="rotate-right" label={t('turnRight')} {...tool('turnRight')} />
      {download !== undefined && (
        <>
          <span className="yz-viewer__line" />
          <a
            className="yz-iconbutton yz-iconbutton--medium"
            href={download}
            download=""
            title={t('download')}
            aria-label={t('download')}
          >
            <Icon name="download" />
          </a>
        </>
      )}
    </div>
  );
}
