import type { CitedEntry, ComposedEvent } from '@yizhan/contract/entities/language-model.ts';

/** An answer in whole sentences; while it is being written, what it rests on is not known. */
export type ComposedAnswer = { sentences: readonly string[]; cited: readonly CitedEntry[] | undefined };

/** Reports every sentence as it arrives; undefined when it came to nothing, whatever was reported before. */
export function followComposed(address: string, onChange: (composed: ComposedAnswer | undefined) => void): void {
  const source = new EventSource(address);
  let sentences: readonly string[] = [];
  const listen = (event: ComposedEvent, use: (data: string) => void) =>
    source.addEventListener(event, ({ data }: MessageEvent<string>) => use(data));
  const end = (composed: ComposedAnswer | undefined) => {
    source.close();
    onChange(composed);
  };
  listen('sentence', (data) => {
    sentences = [...sentences, JSON.parse(data) as string];
    onChange({ sentences, cited: undefined });
  });
  listen('cited', (data) => end({ sentences, cited: JSON.parse(data) as CitedEntry[] }));
  listen('nothing', () => end(undefined));
  // It would ask again by itself; the address is good once.
  source.onerror = () => end(undefined);
}
