import { ConfigProvider } from 'antd';
import type { ReactNode } from 'react';
import { selectIcons } from './antd-icons.tsx';
import { useAntdTheme } from './antd-theme.ts';

/** Wraps every screen that uses antd; loaded with antd, never with a first screen. */
export function AntdTheme({ children, from }: { children: ReactNode; from?: Element | undefined }) {
  return (
    <ConfigProvider {...useAntdTheme(from)} select={selectIcons}>
      {children}
    </ConfigProvider>
  );
}
