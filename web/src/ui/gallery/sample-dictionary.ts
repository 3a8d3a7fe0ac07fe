import { QueryClient, type QueryKey } from '@tanstack/react-query';
import { sample } from './sample.ts';

/** Where nobody answers: refused before anything is sent. */
export const elsewhere = 'https://elsewhere.example/';

const keyOf = (source: object): QueryKey => ['dictionary', 'values', source];

/** Answers with samples, whoever looks: the gallery calls nobody. */
export const sampleDictionary = new QueryClient({ defaultOptions: { queries: { enabled: false, retry: false } } });
sampleDictionary.setQueryDefaults(keyOf({ code: 'sample' }), {
  placeholderData: sample.filters.map((dictValue, at) => ({ dictKey: String(at), dictValue })),
});
sampleDictionary.setQueryDefaults(keyOf({ code: 'empty' }), { placeholderData: [] });
sampleDictionary.setQueryDefaults(keyOf({ url: elsewhere }), { enabled: true });
