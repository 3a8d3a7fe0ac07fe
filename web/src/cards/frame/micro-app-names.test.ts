import { expect, test } from 'vitest';
import { releaseName, reserveName } from './micro-app-names.ts';

test('two instances of one application have names of their own, and a name that is free is used again', () => {
  const [first, second] = [reserveName('https://bus.example/'), reserveName('https://bus.example/')];
  expect(first).not.toBe(second);
  releaseName(first);
  expect(reserveName('https://bus.example/')).toBe(first);
  expect([first, second]).not.toContain(reserveName('https://canteen.example/'));
});
