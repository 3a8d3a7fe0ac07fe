import type { Page } from '@playwright/test';

/** A clickable element: what it is, its text, and where it is. */
export type Control = { key: string; name: string; href: string | null; inFrame: boolean; isTab: boolean };

/**
 * Controls that would change data for others, end the session, change language or theme, or only close what is open.
 */
const changing =
  /删除|移除|停用|启用|退出|保存|发布|恢复|放弃|取消定时|上移|下移|设为默认|生成|发送|撤销|下线|解除|打印|English|深色|跟随系统|换一张|上传|锁屏|^关闭$|^取消$/;

export const isSafe = ({ name }: Control) => !changing.test(name);

/** The name of the current screen: its path, parameters, tab, and what is open over it. */
export const screenOf = async (page: Page): Promise<string> => anyData(await page.evaluate(nameOfScreen));

/** Replaces data in a label: of rows and columns with the same control, one is enough. */
export const anyData = (words: string) => words.replace(/\d+/g, '#').replace(/「.*?」/g, '「」');

/** Runs in the page. */
function nameOfScreen(): string {
  const [path = '', query = ''] = location.hash.split('?');
  const names = [...new URLSearchParams(query)]
    // Other pages of a list are the same screen.
    .filter(([name]) => name !== 'page')
    .map(([name, value]) => (name === 'tab' ? `${name}=${value}` : name))
    .join();
  const shown = (element: Element) => element.checkVisibility();
  const over = [
    ...document.querySelectorAll('#overlays [role="dialog"], #overlays [role="alertdialog"], [role="menu"]'),
  ];
  const top = over.filter(shown).at(-1);
  const title = top?.querySelector('h2')?.textContent ?? top?.getAttribute('aria-label') ?? '';
  return `${path || '#/'}?${names} ${top ? `${top.getAttribute('role')} ${title}` : ''}`;
}

/** Every clickable element on the screen; of rows that are alike, the first. */
export const controlsOf = (page: Page, screen: string): Promise<Control[]> =>
  page.evaluate((where) => {
    const pressable = 'a[href], button, [role^="menuitem"], [role="tab"], [role="option"], summary';
    const frame = ':is(header, nav, footer):not(main *), .admin-side';
    const toggle = '[aria-pressed], [role="menuitemcheckbox"]';
    /** Buttons that confirm a dialog: the crawl only opens it. */
    const deciding = '[role="alertdialog"] button, [role="dialog"] footer button';
    const line = 'li, tr, [role="treeitem"], [role="row"]';
    const over = [
      ...document.querySelectorAll('#overlays [role="dialog"], #overlays [role="alertdialog"], [role="menu"]'),
    ];
    const root = over.filter((element) => element.checkVisibility()).at(-1) ?? document.body;
    const counted = new Map<string, number>();
    const toggles = new Map<Element | null, Set<string>>();
    /** Of adjacent toggles that are alike, one is enough. */
    const isRepeated = (element: Element) => {
      const beside = (element.closest('li') ?? element).parentElement;
      const known = toggles.get(beside) ?? new Set();
      toggles.set(beside, known);
      return known.size === known.add(element.className).size;
    };
    return [...root.querySelectorAll<HTMLElement>(pressable)].flatMap((element) => {
      const off =
        element.matches(':disabled, [aria-disabled="true"], [aria-current="page"]') ||
        element.matches(deciding) ||
        element.closest('[inert]') !== null;
      const box = element.getBoundingClientRect();
      if (off || box.width === 0 || box.bottom < 0 || !element.checkVisibility({ visibilityProperty: true })) return [];
      if (element.matches(toggle) && isRepeated(element)) return [];
      const name = (element.getAttribute('aria-label') ?? element.innerText ?? element.title)
        .replace(/\s+/g, ' ')
        .trim();
      const inFrame = root === document.body && element.closest(frame) !== null;
      const alike = `${element.tagName} ${element.className}`;
      const isLine = !inFrame && element.closest(line) !== null && !element.matches('[role]');
      const count = counted.get(alike) ?? 0;
      counted.set(alike, count + 1);
      if (isLine && count > 0) return [];
      const own = isLine ? alike : `${element.tagName} ${name.replace(/\d+/g, '#')}`;
      const key = `${inFrame ? 'frame' : where} ${own}`;
      element.dataset.control = key;
      return [{ key, name, href: element.getAttribute('href'), inFrame, isTab: element.matches('[role="tab"]') }];
    });
  }, screen);
