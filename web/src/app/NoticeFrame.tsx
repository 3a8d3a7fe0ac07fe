import { Outlet } from 'react-router';
import './NoticeFrame.css';
import { PageFooter } from './PageFooter.tsx';

/** The frame of a standalone notice: only the footer line. */
export default function NoticeFrame() {
  return (
    <div className="notice-frame">
      <main id="main" className="notice-frame__main" tabIndex={-1}>
        <Outlet />
      </main>
      <PageFooter />
    </div>
  );
}
