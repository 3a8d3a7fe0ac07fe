import type { Page } from '@playwright/test';
import type { Input } from '@yizhan/contract/call.ts';
import { cards } from '@yizhan/contract/calls/cards.ts';
import { layouts } from '@yizhan/contract/calls/layouts.ts';
import { publishing } from '@yizhan/contract/calls/publishing.ts';
import { shell } from '@yizhan/contract/calls/shell.ts';
import type { CardLayout } from '@yizhan/contract/entities/card.ts';
import { callApi } from './call.ts';
import { at } from './pages.ts';
import { tokenOf, unique } from './people.ts';

export type CardContent = Input<typeof cards.submit>['content'];
type VersionedRow = { id: string; version: number };

/** Pages of cards besides the home page, one wide and one narrow, reachable by address: nobody's home page changes. */
export class CardPages {
  private readonly made: { layouts: VersionedRow[]; cards: VersionedRow[] } = { layouts: [], cards: [] };
  private readonly addresses = new Map<CardLayout, string>();

  /** Lays out a page of these cards, each at full width; the message card makes it a narrow one. */
  async layOut(layout: CardLayout, contents: readonly CardContent[]): Promise<void> {
    const token = await tokenOf('portal_admin');
    const items = await callApi(shell.topMenu, {}, token);
    const item = items[layout === 'wide' ? 0 : 1];
    if (!item) throw new Error('no entry of the navigation is left for a page');
    const main = [];
    for (const content of contents) main.push({ cardId: await this.card(content, token), span: 2 as const });
    const messages = { kind: 'messages' as const, cardName: unique('试用消息'), config: {} };
    const aside = layout === 'narrow' ? [{ cardId: await this.card(messages, token) }] : [];
    const content = { layoutName: unique('试用布局'), navigationId: item.id, main, aside };
    this.made.layouts.push(await published(await callApi(layouts.submit, { content }, token), token));
    this.addresses.set(layout, `${at.home}?navigation=${item.id}`);
  }

  private async card(content: CardContent, token: string): Promise<string> {
    const held = await published(await callApi(cards.submit, { content }, token), token);
    this.made.cards.push(held);
    return held.id;
  }

  async open(page: Page, layout: CardLayout): Promise<void> {
    await page.goto(this.addresses.get(layout) ?? '');
    // The skeleton has the shape of the home page, but no cards.
    await page.locator(`[data-layout="${layout}"] [data-card]`).first().waitFor();
  }

  async remove(): Promise<void> {
    const token = await tokenOf('portal_admin');
    for (const held of this.made.layouts.splice(0)) await callApi(layouts.remove, held, token);
    for (const held of this.made.cards.splice(0)) await callApi(cards.remove, held, token);
  }
}

const published = (held: VersionedRow, token: string) => callApi(publishing.publish, held, token);
