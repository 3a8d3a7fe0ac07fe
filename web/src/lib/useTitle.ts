import { useEffect } from 'react';
import { useSession } from './session.ts';

/** The landing page's title comes from the server; saved to be restored. */
const serverTitle = document.title;

/** Sets the document title for the tab, the history and screen readers; without a title, restores the server's. */
export function useTitle(title: string | undefined): void {
  const school = useSession((s) => s.boot?.tenant.name);
  useEffect(() => {
    document.title = title === undefined ? serverTitle : school ? `${title} - ${school}` : title;
  }, [title, school]);
}
