import type { ReactNode } from 'react';

type ReportTableProps = {
  title: string;
  head: readonly string[];
  rows: readonly { key: string; cells: readonly ReactNode[] }[];
};

/** A table of the report. On a narrow screen it is scrolled sideways, on paper it wraps. */
export function ReportTable({ title, head, rows }: ReportTableProps) {
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a wide table is scrolled by keyboard
    <section className="report__table" aria-label={title} tabIndex={0}>
      <table>
        <caption className="yz-hidden">{title}</caption>
        <thead>
          <tr>
            {head.map((name) => (
              <th key={name} scope="col">
                {name}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(({ key, cells }) => (
            <tr key={key}>
              {cells.map((cell, at) =>
                at === 0 ? (
                  <th key={head[at]} scope="row">
                    {cell}
                  </th>
                ) : (
                  <td key={head[at]}>{cell}</td>
                ),
              )}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}
