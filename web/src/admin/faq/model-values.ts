import type { LanguageModelDetail, LanguageModelInput, ModelPart } from '@yizhan/contract/entities/language-model.ts';

type Server = NonNullable<LanguageModelInput[ModelPart]>;

export const blankServer: Server = { url: '', model: '', key: '' };

/** Converts the stored settings to form values. Keys are never sent to the client, so their fields start empty. */
export const toInput = ({ answers, embeddings }: LanguageModelDetail): LanguageModelInput => ({
  answers: answers && { url: answers.url, model: answers.model, key: '' },
  embeddings: embeddings && { url: embeddings.url, model: embeddings.model, key: '' },
});

/** An empty key keeps the stored one. */
export const toPayload = ({ answers, embeddings }: LanguageModelInput): LanguageModelInput => ({
  answers: answers && withoutEmptyKey(answers),
  embeddings: embeddings && withoutEmptyKey(embeddings),
});

const withoutEmptyKey = ({ key, ...server }: Server): Server => (key ? { ...server, key } : server);
