import * as searchLimits from '@yizhan/contract/limits/search.ts';
import { useSearchParams } from 'react-router';

type Part = 'keyword' | 'dept' | 'scene' | 'audience' | 'page';

const isId = (text: string) => /^[1-9]\d{0,17}$/.test(text);

/** The state of the directory, kept entirely in the address. */
export function useDirectoryAddress() {
  const [search, setSearch] = useSearchParams();
  const at = (part: Part) => search.get(part)?.trim() ?? '';
  const idAt = (part: Part) => (isId(at(part)) ? at(part) : '');
  const change = (parts: Partial<Record<Part, string>>) => {
    const next = new URLSearchParams(search);
    for (const [part, value] of Object.entries({ page: '', ...parts }))
      if (value) next.set(part, value);
      else next.delete(part);
    setSearch(next);
  };
  return {
    keyword: at('keyword').slice(0, searchLimits.queryLength),
    dept: idAt('dept'),
    scene: idAt('scene'),
    audience: /^[1-9]$/.test(at('audience')) ? at('audience') : '',
    page: Math.max(1, Math.floor(Number(at('page'))) || 1),
    change,
  };
}
