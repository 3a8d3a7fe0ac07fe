import { expect, test } from 'vitest';
import { withoutSecrets } from './audit.ts';

test('AU-1 a secret never reaches the audit log, however deep it lies', () => {
  const settings = {
    name: '一站大学',
    mail: { host: 'smtp', password: 'p' },
    keys: [{ accessToken: 't', passwordHash: 'h' }],
  };
  expect(withoutSecrets(settings)).toEqual({
    name: '一站大学',
    mail: { host: 'smtp', password: '•••' },
    keys: [{ accessToken: '•••', passwordHash: '•••' }],
  });
});

test('what is no secret stays as it is', () => {
  const at = new Date();
  expect(withoutSecrets({ at, none: null, list: [1, 'a', false] })).toEqual({ at, none: null, list: [1, 'a', false] });
});
