import { useLocation } from 'react-router';
import { CopyFooter } from './CopyFooter.tsx';
import { pageAt } from './pages.ts';

/** The copyright line, on pages whose flag asks for it. */
export function PageFooter() {
  const { pathname } = useLocation();
  return pageAt(pathname).copyFooter && <CopyFooter />;
}
