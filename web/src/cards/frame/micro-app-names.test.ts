import { expect, test } from 'vitest';
import { giveBack, takeName } from './micro-app-names.ts';

test('two instances of one application have names of their own, and a name that is free is used again', () => {
  const [first, second] = [takeName('https://bus.example/'), takeName('https://bus.example/')];
  expect(first).not.toBe(second);
  giveBack(first);
  expect(takeName('https://bus.example/')).toBe(first);
  expect([first, second]).not.toContain(takeName('https://canteen.example/'));
});
