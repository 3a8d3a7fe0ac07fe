import { type Attributes, createElement, type FunctionComponent, lazy } from 'react';
import { ChunkError, loadChunk } from './load-chunk.ts';

type Load<P> = () => Promise<{ default: FunctionComponent<P> }>;

/**
 * A part of the page whose script comes when it is first drawn. One that does not come is thrown as a ChunkError; React
 * would throw the same one for ever, so the boundary that told of it forgets it, and then the script is asked for again.
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

/** What a page can do without: when it does not come, nothing is said and nothing is shown. */
export const lazyExtra = <P extends object>(load: Load<P>) =>
  lazy(() => load().catch(() => ({ default: () => null }))) as unknown as FunctionComponent<P>;
