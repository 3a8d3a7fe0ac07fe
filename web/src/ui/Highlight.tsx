import { Fragment } from 'react';
import './Highlight.css';

type MarkedProps = { text: string; marks: readonly (readonly [number, number])[] };

/** A text with what was looked for made visible in it. */
export function Marked({ text, marks }: MarkedProps) {
  let done = 0;
  const parts = marks.map(([from, to]) => {
    const before = text.slice(done, from);
    done = to;
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
      {text.slice(done)}
    </>
  );
}
