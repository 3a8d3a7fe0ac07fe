import { choice } from '@yizhan/contract/texts/zh-CN/choice.ts';
import { ui } from '@yizhan/contract/texts/zh-CN/ui.ts';
import { textsOf } from '../lib/text.ts';
import { type DictionarySource, useDictionary } from './dictionary/dictionary.ts';
import { type StoredValue, type ValueOf, type ValueType, withStored } from './dictionary/dictionary-values.ts';

const t = textsOf({ ui });

const choiceText = textsOf({ choice });

/** Props of both dictionary selects. */
export type DictionaryChoice<T extends ValueType> = DictionarySource & {
  /** The type of the field's value and of `onChange`. */
  valueType: T;
  value?: StoredValue;
  onChange?: ((value: ValueOf<T> | undefined) => void) | undefined;
  /** Restricts the options to these. */
  among?: readonly ValueOf<T>[] | undefined;
  /** Label for a stored value that is no longer in the dictionary. */
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
  // Until the options are loaded, a missing value is not known to be unlisted, and its key is not readable.
  const unnamed = (stored: string) => (found.isPending ? t('loading') : stored);
  const named = found.loaded ? unlisted : unnamed;
  return { ...withStored(options, value, valueType, named), ...found, options };
}
