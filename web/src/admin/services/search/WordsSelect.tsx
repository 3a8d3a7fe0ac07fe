import { limits } from '@yizhan/contract/limits.ts';
import { Select } from 'antd';
import { ignoreTabKey } from '../../../admin-kit/form/ignore-tab-key.ts';
import { s } from '../words.ts';

type WordsSelectProps = { id?: string; value?: string[]; onChange?: (words: string[]) => void };

const uniqueWords = (words: readonly string[]) =>
  [...new Map(words.map((word) => [word.trim().toLowerCase(), word.trim()])).values()].filter(Boolean);

/** Words as they are typed: Enter, a comma or a line ends one. */
export function WordsSelect({ value = [], onChange, ...rest }: WordsSelectProps) {
  return (
    <Select
      mode="tags"
      open={false}
      suffixIcon={null}
      aria-label={s('words')}
      tokenSeparators={[',', '，', '、', ';', '；', '\n']}
      maxCount={limits.synonymWordsMost}
      onInputKeyDown={ignoreTabKey}
      value={value}
      onChange={(words: string[]) => onChange?.(uniqueWords(words))}
      {...rest}
    />
  );
}
