import { type EfficiencyRange, efficiencyRanges, type PreviewReader } from '@yizhan/contract/efficiency-kinds.ts';
import { useState } from 'react';
import { useSearchParams } from 'react-router';

type Part = 'range' | 'from' | 'to' | 'dept';
type Parts = Partial<Record<Part, string>>;

const isRange = (text: string): text is EfficiencyRange => efficiencyRanges.some((one) => one === text);
const isDay = (text: string) => /^\d{4}-\d\d-\d\d$/.test(text) && !Number.isNaN(Date.parse(text));

/** What the dashboard asks for; of a draft when somebody previews it. */
export type Filter = { range: EfficiencyRange; from?: string; to?: string; deptId?: string; preview?: PreviewReader };

function read(at: (part: Part) => string) {
  const [from, to, dept, given] = [at('from'), at('to'), at('dept'), at('range')];
  const range = isRange(given) ? given : 'month';
  const isOwn = range === 'custom' && isDay(from) && isDay(to) && from <= to;
  const filter: Filter = {
    // A range that is not filled in yet shows this month.
    range: range === 'custom' && !isOwn ? 'month' : range,
    ...(isOwn && { from, to }),
    ...(/^[1-9]\d{0,17}$/.test(dept) && { deptId: dept }),
  };
  return { filter, range, from, to };
}

export type EfficiencyAddress = ReturnType<typeof read> & { change: (parts: Parts) => void };

/** Kept in the address of the page. */
export function useEfficiencyAddress(): EfficiencyAddress {
  const [search, setSearch] = useSearchParams();
  const change = (parts: Parts) => {
    const next = new URLSearchParams(search);
    for (const [part, value] of Object.entries(parts))
      if (value) next.set(part, value);
      else next.delete(part);
    setSearch(next, { preventScrollReset: true });
  };
  return { ...read((part) => search.get(part) ?? ''), change };
}

/** Kept by a preview, which has no address of its own. */
export function usePreviewAddress(preview: PreviewReader): EfficiencyAddress {
  const [parts, setParts] = useState<Parts>({});
  const { filter, ...rest } = read((part) => parts[part] ?? '');
  return { ...rest, filter: { ...filter, preview }, change: (next) => setParts({ ...parts, ...next }) };
}
