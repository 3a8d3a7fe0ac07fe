import { useEffect } from 'react';
import { useSession } from './session.ts';

/** The landing page's title is the server's: kept, to be given back. */
const serverTitle = document.title;

/** Names the page in the tab, the history and to screen readers; without words the document's own name. */
export function useTitle(title: string | undefined): void {
  const school = useSession((s) => s.boot?.tenant.name);
  useEffect(() => {
    document.title = title === undefined ? serverTitle : school ? `${title} - ${school}` : title;
  }, [title, school]);
}
