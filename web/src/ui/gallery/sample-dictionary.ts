import { QueryClient, type QueryKey } from '@tanstack/react-query';
import { sample } from './sample.ts';

/** A foreign address: refused before anything is sent. */
export const elsewhere = 'https://elsewhere.example/';

const keyOf = (source: object): QueryKey => ['dictionary', 'values', source];

/** Always answers with samples: the gallery makes no calls. */
export const sampleDictionary = new QueryClient({ defaultOptions: { queries: { enabled: false, retry: false } } });
sampleDictionary.setQueryDefaults(keyOf({ code: 'sample' }), {
  placeholderData: sample.filters.map((dictValue, at) => ({ dictKey: String(at), dictValue })),
});
sampleDictionary.setQueryDefaults(keyOf({ code: 'empty' }), { placeholderData: [] });
sampleDictionary.setQueryDefaults(keyOf({ url: elsewhere }), { enabled: true });
