import { useDictionary } from '../ui/dictionary/dictionary.ts';

type ChoiceSettings = { dictionary: string; options: readonly string[] };

/** The words to choose from: of a dictionary, or the form's own. */
export function useOptions({ dictionary, options }: ChoiceSettings): readonly string[] {
  const words = useDictionary({ code: dictionary }, 'string', { enabled: dictionary !== '' });
  return dictionary === '' ? options : words.options.map(({ label }) => label);
}
