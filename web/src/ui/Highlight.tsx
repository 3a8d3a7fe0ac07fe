import { Fragment } from 'react';
import './Highlight.css';

type HighlightProps = { text: string; ranges: readonly (readonly [number, number])[] };

/** A text with its search matches highlighted. */
export function Highlight({ text, ranges }: HighlightProps) {
  let end = 0;
  const parts = ranges.map(([from, to]) => {
    const before = text.slice(end, from);
    end = to;
    return { from, before, hit: text.slice(from, to) };
  });
  return (
    <>
      {parts.map(({ from, before, hit }) => (
        <Fragment key={from}>
          {before}
          <mark className="yz-mark">{hit}</mark>
        </Fragment>
      ))}
      {text.slice(end)}
    </>
  );
}
