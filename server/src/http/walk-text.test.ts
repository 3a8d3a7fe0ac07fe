import { expect, test } from 'vitest';
import { everyCall } from '../../test/every-call.ts';
import { textFieldsOf } from '../../test/text-fields.ts';

/** Each as long as a field may be, and expensive for a parser: deep, flat, torn, hidden in a comment. */
const expensive = [
  '<b>'.repeat(66_000),
  `${'<b>'.repeat(10_000)}${'</b>'.repeat(10_000)}`,
  '<b></i>'.repeat(28_000),
  '<p></p>'.repeat(28_000),
  '</b>'.repeat(49_000),
  '<!---->'.repeat(28_000),
  '<b a="'.repeat(33_000),
  '<'.repeat(199_000),
];

test.each(everyCall.map(({ name, call }) => [name, call] as const))(
  'DR-6 %s refuses costly markup in every text field, before anything is computed from it',
  (_name, call) => {
    const taken = textFieldsOf(call).flatMap(({ path, inputWith }) =>
      expensive.filter((text) => call.input.safeParse(inputWith(text)).success).map((text) => [path, text.slice(0, 9)]),
    );
    expect(taken).toEqual([]);
  },
  // A process has some hundred fields.
  30_000,
);

test('DR-6 the walk finds the fields of the editors', () => {
  const found = everyCall.flatMap(({ name, call }) => textFieldsOf(call).map(({ path }) => `${name} ${path}`));
  expect(found).toEqual(
    expect.arrayContaining([
      'news.submit article.content',
      'agreements.submit content.html',
      'guides.submit content.questions[].answer',
    ]),
  );
});
