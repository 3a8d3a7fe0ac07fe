import { create } from 'zustand';

/** Whether the home page is open (the specification's index flag). */
export const useIndexFlag = create<{ index: boolean }>(() => ({ index: false }));
