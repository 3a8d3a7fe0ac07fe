import type { EChartsType } from 'echarts/core';
import { type Ref, useEffect, useImperativeHandle, useRef } from 'react';
import { useTheme } from '../../lib/theme.ts';
import { useIsPrinting } from '../../ui/useIsPrinting.ts';
import { useMediaQuery } from '../../ui/useMediaQuery.ts';
import { coloursOf } from './colours.ts';
import { init } from './echarts.ts';
import { readable, type ToOption } from './options.ts';

export type ChartHandle = { toPng: () => string };
type ChartProps = { option: ToOption; label: string; wall: boolean; ref?: Ref<ChartHandle> };

/** A chart in the colours of the page. New figures move into place, nothing is redrawn. */
export default function Chart({ option, label, wall, ref }: ChartProps) {
  const box = useRef<HTMLDivElement>(null);
  const chart = useRef<EChartsType>(undefined);
  const { scheme, theme } = useTheme();
  const isDark = useMediaQuery('(prefers-color-scheme: dark)');
  const isPaper = useIsPrinting();
  const look = [scheme, theme?.themeColor, isDark, wall, isPaper].join(' ');

  useEffect(() => {
    const element = box.current;
    if (!element) return;
    const made = init(element);
    chart.current = made;
    const observer = new ResizeObserver(() => made.resize());
    observer.observe(element);
    return () => {
      observer.disconnect();
      made.dispose();
      chart.current = undefined;
    };
  }, []);

  useEffect(() => {
    if (!box.current) return;
    const still = window.matchMedia('(prefers-reduced-motion: reduce)').matches;
    chart.current?.setOption({
      animation: !still && !isPaper,
      ...readable,
      ...option(coloursOf(box.current, look)),
    });
  }, [option, look, isPaper]);

  useImperativeHandle(ref, () => ({
    toPng: () =>
      chart.current?.getDataURL({
        type: 'png',
        pixelRatio: 2,
        backgroundColor: box.current ? coloursOf(box.current, look).surface : '#fff',
      }) ?? '',
  }));

  return <div ref={box} className="eff-chart" role="img" aria-label={label} />;
}
