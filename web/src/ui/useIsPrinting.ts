import { flushSync } from 'react-dom';
import { create } from 'zustand';

/** Whether the page is laid out for paper. */
export const useIsPrinting = create<boolean>(() => window.matchMedia('print').matches);

// The print window does not wait for React.
const set = (isPrinting: boolean) => flushSync(() => useIsPrinting.setState(isPrinting, true));
window.matchMedia('print').addEventListener('change', ({ matches }) => set(matches));
window.addEventListener('beforeprint', () => set(true));
window.addEventListener('afterprint', () => set(false));
