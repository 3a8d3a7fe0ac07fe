import { type Attributes, createElement, type FunctionComponent, lazy } from 'react';
import { ChunkError, loadChunk } from './load-chunk.ts';

type Load<P> = () => Promise<{ default: FunctionComponent<P> }>;

/**
 * A component whose script is loaded on first render. A failed load is thrown as a ChunkError. React.lazy would rethrow
 * the same error for ever, so the error boundary calls `forget` after showing it, and the next render retries the load.
 */
export function lazyPart<P extends object>(load: Load<P>): FunctionComponent<P> {
  const createLazy = () => {
    const component = lazy(() =>
      loadChunk(load).catch((error: unknown) => {
        if (error instanceof ChunkError) error.forget = reset;
        throw error;
      }),
    ) as unknown as FunctionComponent<P>;
    const reset = () => {
      if (now === component) now = createLazy();
    };
    return component;
  };
  let now = createLazy();
  return (props) => createElement<P>(now, props as P & Attributes);
}

/** For optional parts of a page: if the script fails to load, nothing is shown. */
export const lazyExtra = <P extends object>(load: Load<P>) =>
  lazy(() => load().catch(() => ({ default: () => null }))) as unknown as FunctionComponent<P>;
