import { centreConfig } from '@yizhan/contract/texts/zh-CN/centre-config.ts';
import { useLayoutEffect, useRef, useState } from 'react';
import { hrefOf } from '../../lib/paths.ts';
import { textsOf } from '../../lib/text.ts';
import { Tabs } from '../../ui/Tabs.tsx';
import './PagePreview.css';

const t = textsOf({ centreConfig });

const widths = { desktop: 1366, phone: 390 } as const;
type Device = keyof typeof widths;
const devices = Object.keys(widths) as Device[];
const schemes = ['light', 'dark'] as const;
type Scheme = (typeof schemes)[number];

type PagePreviewProps = {
  /** The page, with the parameter that asks for its draft. */
  path: string;
  /** Changes with every save: the page is loaded again. */
  version: string | number;
};

/** The real page in a frame of its own, on a computer or a phone, light or dark. */
export function PagePreview({ path, version }: PagePreviewProps) {
  const [device, setDevice] = useState<Device>('desktop');
  const [scheme, setScheme] = useState<Scheme>('light');
  const pane = useRef<HTMLDivElement>(null);
  const [room, setRoom] = useState(0);
  useLayoutEffect(() => {
    const watched = pane.current;
    if (!watched || typeof ResizeObserver === 'undefined') return undefined;
    const observer = new ResizeObserver(() => setRoom(watched.clientWidth));
    observer.observe(watched);
    return () => observer.disconnect();
  }, []);
  const width = widths[device];
  const scale = room > 0 ? Math.min(1, room / width) : 1;
  const options = <K extends string>(keys: readonly K[], word: (key: K) => string) =>
    keys.map((key) => ({ key, label: word(key) }));
  return (
    <>
      <div className="page-preview__tools">
        <Tabs bare label={t('device')} tabs={options(devices, t)} value={device} onChange={setDevice} />
        <Tabs bare label={t('scheme')} tabs={options(schemes, t)} value={scheme} onChange={setScheme} />
      </div>
      <div ref={pane} className="page-preview__pane">
        <iframe
          key={`${path} ${version} ${scheme}`}
          className="page-preview__page"
          title={t('preview')}
          src={`/?scheme=${scheme}${hrefOf(path)}`}
          style={{ width, height: `${100 / scale}%`, transform: `scale(${scale})` }}
        />
      </div>
    </>
  );
}
