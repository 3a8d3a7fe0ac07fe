import { QueryClientProvider } from '@tanstack/react-query';
import { Outlet } from 'react-router';
import { queryClient } from '../lib/query-client.ts';
import { Overlays } from '../ui/Overlays.tsx';
import { PageFooter } from './PageFooter.tsx';
import { PersonalWatermark } from './shell/PersonalWatermark.tsx';
import './NoticeFrame.css';

/** The frame of a message in its own window: the footer line, and the watermark of who reads it. */
export default function MessageFrame() {
  return (
    <QueryClientProvider client={queryClient}>
      <div className="notice-frame">
        <main id="main" className="notice-frame__main" tabIndex={-1}>
          <Outlet />
        </main>
        <PageFooter />
      </div>
      <PersonalWatermark />
      <Overlays />
    </QueryClientProvider>
  );
}
