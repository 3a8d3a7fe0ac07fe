import { useSyncExternalStore } from 'react';
import { onSocketState, socketState } from './hints.ts';

/** The state of the connection, wherever it changes. */
export const useSocketState = () => useSyncExternalStore(onSocketState, socketState);
