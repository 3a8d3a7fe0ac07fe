import * as searchLimits from '@yizhan/contract/limits/search.ts';
import { searchWords } from '@yizhan/contract/texts/zh-CN/search-words.ts';
import { Select } from 'antd';
import { ignoreTabKey } from '../../admin-kit/form/ignore-tab-key.ts';
import { textsOf } from '../../lib/text.ts';

const t = textsOf({ searchWords });

type WordsSelectProps = { id?: string; value?: string[]; onChange?: (words: string[]) => void };

const uniqueWords = (words: readonly string[]) =>
  [...new Map(words.map((word) => [word.trim().toLowerCase(), word.trim()])).values()].filter(Boolean);

/** Words as tags: Enter, a comma or a line break ends one. */
export function WordsSelect({ value = [], onChange, ...rest }: WordsSelectProps) {
  return (
    <Select
      mode="tags"
      open={false}
      suffixIcon={null}
      aria-label={t('words')}
      tokenSeparators={[',', '，', '、', ';', '；', '\n']}
      maxCount={searchLimits.maxSynonymWords}
      onInputKeyDown={ignoreTabKey}
      value={value}
      onChange={(words: string[]) => onChange?.(uniqueWords(words))}
      {...rest}
    />
  );
}
