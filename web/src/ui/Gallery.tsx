import { QueryClientProvider } from '@tanstack/react-query';
import { useState } from 'react';
import { queryClient } from '../lib/query-client.ts';
import { AntdTheme } from './AntdTheme.tsx';
import { Actions } from './gallery/Actions.tsx';
import { Fields } from './gallery/Fields.tsx';
import { Floating } from './gallery/Floating.tsx';
import { Frames } from './gallery/Frames.tsx';
import { Layout } from './gallery/Layout.tsx';
import { States } from './gallery/States.tsx';
import './Gallery.css';

/**
 * Every component in every state, light and dark side by side, next to antd's, which should look the same. Dev only.
 */
export default function Gallery() {
  return (
    <QueryClientProvider client={queryClient}>
      <div className="yz-gallery">
        <Side theme="light" />
        <Side theme="dark" />
      </div>
    </QueryClientProvider>
  );
}

function Side({ theme }: { theme: 'light' | 'dark' }) {
  const [side, setSide] = useState<HTMLElement | null>(null);
  return (
    <div className="yz-gallery__side" data-theme={theme} ref={setSide}>
      {side && (
        <AntdTheme from={side}>
          <Actions />
          <Fields />
          <Frames />
          <Layout />
          <States />
          <Floating />
        </AntdTheme>
      )}
    </div>
  );
}
