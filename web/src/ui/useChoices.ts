import { choice } from '@yizhan/contract/texts/zh-CN/choice.ts';
import { ui } from '@yizhan/contract/texts/zh-CN/ui.ts';
import { textsOf } from '../lib/text.ts';
import { type DictionarySource, useDictionary } from './dictionary/dictionary.ts';
import { type StoredValue, type ValueOf, type ValueType, withStored } from './dictionary/dictionary-values.ts';

const t = textsOf({ ui });

const choiceText = textsOf({ choice });

/** What both dictionary selects take. */
export type DictionaryChoice<T extends ValueType> = DictionarySource & {
  /** What the field holds and `onChange` answers. */
  valueType: T;
  value?: StoredValue;
  onChange?: ((value: ValueOf<T> | undefined) => void) | undefined;
  /** Only these of the dictionary. */
  among?: readonly ValueOf<T>[] | undefined;
  /** What to call a stored value the dictionary does not have any more. */
  unlisted?: ((value: string) => string) | undefined;
};

const sourceOf = (props: DictionarySource): DictionarySource => {
  if ('code' in props) return { code: props.code };
  return props.method === 'POST' ? { url: props.url, method: 'POST', body: props.body } : { url: props.url };
};

export function useChoices<T extends ValueType>(props: DictionaryChoice<T>) {
  const { valueType, value, among, unlisted = (stored) => choiceText('unlisted', { value: stored }) } = props;
  const found = useDictionary(sourceOf(props), valueType);
  const options = found.options.filter((option) => !among || among.includes(option.value));
  // Before the answer nobody can say that a value is not listed, and its key is no word for people.
  const unnamed = (stored: string) => (found.isPending ? t('loading') : stored);
  const named = found.loaded ? unlisted : unnamed;
  return { ...withStored(options, value, valueType, named), ...found, options };
}
