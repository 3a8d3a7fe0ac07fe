import { efficiency } from '@yizhan/contract/texts/zh-CN/efficiency.ts';
import { textsOf } from '../../lib/text.ts';
import { Empty } from '../../ui/Empty.tsx';

const t = textsOf({ efficiency });

export type RankLine = { key: string; rank: number; tied: boolean; name: string; value: number | null; text: string };
type RankListProps = { title: string; valueName: string; lines: readonly RankLine[] };

/** A ranking as a table whose bars compare the values. */
export function RankList({ title, valueName, lines }: RankListProps) {
  const most = Math.max(...lines.map(({ value }) => value ?? 0), 0);
  if (lines.length === 0) return <Empty text={t('none')} />;
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a long list is scrolled by keyboard
    <section className="eff-scroll" aria-label={title} tabIndex={0}>
      <table className="eff-rank">
        <caption className="yz-hidden">{title}</caption>
        <thead className="yz-hidden">
          <tr>
            <th scope="col">{t('rank')}</th>
            <th scope="col">{t('name')}</th>
            <th scope="col">{valueName}</th>
          </tr>
        </thead>
        <tbody>
          {lines.map(({ key, rank, tied, name, value, text }) => (
            <tr key={key}>
              <td className="eff-rank__place">
                {rank}
                {tied && <small> {t('tied')}</small>}
              </td>
              <th scope="row">
                <span>{name}</span>
                <meter className="eff-rank__bar" aria-hidden min={0} max={most || 1} value={value ?? 0} />
              </th>
              <td className="eff-rank__value">{text}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}
