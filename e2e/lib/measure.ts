import { expect, type Locator } from '@playwright/test';

/** Three common viewports: a phone, a notebook, a desktop. */
export const phone = { width: 390, height: 844 };
const desks = [
  { width: 1366, height: 768 },
  { width: 1920, height: 1080 },
];
export const screens = [phone, ...desks];
export const isPhone = ({ width }: { width: number }) => width === phone.width;

export const heightOf = (box: Locator) => box.evaluate((element) => element.getBoundingClientRect().height);

/** All boxes at one moment: content above them may still be loading. */
export const boxesOf = (all: Locator) =>
  all.evaluateAll((elements) =>
    elements.map((element) => {
      const { left, right, top, bottom, width } = element.getBoundingClientRect();
      return { left, right, top, bottom, width };
    }),
  );

/** Everything in the box that overflows it at the top or bottom. */
export const cutOff = (box: Locator, inside: string) =>
  box.evaluate((element, selector) => {
    const { top, bottom } = element.getBoundingClientRect();
    // A phone does not draw all of them.
    const parts = [...element.querySelectorAll(selector)].filter((part) => part.getClientRects().length > 0);
    return parts
      .filter((part) => {
        const at = part.getBoundingClientRect();
        return at.top < top - 0.5 || at.bottom > bottom + 0.5 || part.scrollHeight > part.clientHeight + 1;
      })
      .map((part) => part.textContent);
  }, inside);

/** As high as its content: no scrolling, no empty space below. */
export async function expectByContent(box: Locator) {
  const beneath = await box.evaluate((element) => {
    const last = element.lastElementChild?.getBoundingClientRect().bottom ?? 0;
    return [element.scrollHeight - element.clientHeight, Math.round(element.getBoundingClientRect().bottom - last)];
  });
  expect(beneath).toEqual([0, 0]);
}
