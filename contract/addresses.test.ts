import { expect, test } from 'vitest';
import { anyAddress, webAddress } from './entities/card-column.ts';
import { departmentCardInput } from './entities/departments.ts';
import { footerContent } from './entities/footer.ts';
import { signOnInput } from './entities/sign-on.ts';

const address = signOnInput.shape.cas.unwrap().shape.url;
const footerLink = footerContent.shape.columns.element.shape.links.element.shape.url;
const schemas = { webAddress, anyAddress, address, footerLink, website: departmentCardInput.shape.website };

test.each(Object.entries(schemas))('DR-8 an address is what its host says: %s', (_, schema) => {
  for (const wrong of [
    'https://good@evil.example/',
    'https://a:b@evil.example',
    'HTTP://@evil.example',
    'https:///a@b/',
  ])
    expect(schema.safeParse(wrong).success).toBe(false);
  expect(schema.safeParse('https://good.example/@me').success).toBe(true);
});
