import * as z from 'zod';
import { calls } from '../call.ts';
import { cardKind } from '../cards.ts';
import {
  cardCategory,
  cardChoice,
  cardContent,
  cardDetail,
  cardPreview,
  cardRow,
  homeCard,
  homePage,
} from '../entities/card.ts';
import { anyColumn, columnInput, columnToken, sourceTestResult } from '../entities/card-column.ts';
import { byId, filled, id, nothing } from '../entities/common.ts';
import { connectorChoice } from '../entities/connector.ts';
import { ownLayout } from '../entities/layout.ts';
import { saved, version } from '../entities/publishing.ts';
import { serviceChoice, serviceQuery } from '../entities/service.ts';
import * as cardLimits from '../limits/cards.ts';
import * as fieldLimits from '../limits/fields.ts';
import { cardRoutes } from '../routes/cards.ts';

const held = z.object({ id, version });
/** The page of a navigation item; absent = the home page. */
const onPage = z.object({ navigationId: id.optional() });
/** An administrator of layouts sees one in its newest state, as people of an identity type would. */
const onShownPage = onPage.extend({ layoutId: id.optional(), as: z.coerce.number().int().min(1).max(9).optional() });
export const cards = calls(cardRoutes, {
  home: {
    summary: 'The cards of the person’s page with their data; a card that fails says so and the rest stand',
    input: onShownPage,
    output: homePage,
  },
  one: {
    summary: 'One card of the person’s page with its data of now',
    input: onShownPage.extend({ id }),
    output: homeCard,
  },
  choices: {
    summary: 'The cards a person has or could have on the page, in the administrator’s order',
    input: onPage,
    output: z.array(cardChoice),
  },
  arrange: {
    summary: 'Keep how a person arranged the page; a mandatory card stays whatever is sent',
    input: onPage.extend({ arrangement: ownLayout }),
    output: nothing,
  },
  restore: { summary: 'Back to the administrator’s layout', input: onPage, output: nothing },

  list: { summary: 'Every card with the state of its publication', input: nothing, output: z.array(cardRow) },
  detail: {
    summary: 'A card as it is drafted, or as it is published when there is no draft',
    input: byId,
    output: cardDetail,
  },
  submit: {
    summary: 'Create a card, or save its draft; needs the version the editor holds',
    input: z.object({ content: cardContent, held: held.optional() }),
    output: saved,
  },
  preview: {
    summary: 'A card with the caller’s own live data: the given content, or else the draft of the given id',
    // Older clients send userId; the session decides whose data is shown.
    input: z.object({ id: id.optional(), userId: id.optional(), content: cardContent.optional() }),
    output: cardPreview,
  },

  columns: { summary: 'The columns of a card’s newest state', input: byId, output: z.array(anyColumn) },
  column: { summary: 'One column of a card', input: byId.extend({ columnId: columnToken }), output: anyColumn },
  submitColumn: {
    summary: 'Add a column to a card’s draft, or replace the one with the same id',
    input: z.object({ held, column: columnInput }),
    output: saved,
  },
  removeColumn: {
    summary: 'Take a column out of a card’s draft',
    input: z.object({ held, columnId: columnToken }),
    output: saved,
  },
  orderColumns: {
    summary: 'Put the columns of a card’s draft in this order',
    input: z.object({ held, columnIds: z.array(columnToken).max(cardLimits.maxColumns) }),
    output: saved,
  },
  connectors: {
    summary: 'The connectors that a column can read',
    input: nothing,
    output: z.array(connectorChoice),
  },
  tryColumn: {
    summary: 'Ask a column’s source once, as the caller, and say what came',
    input: z.object({ kind: cardKind, column: columnInput }),
    output: sourceTestResult,
  },
  microAppOrigins: {
    summary: 'The origins whose micro front ends this installation allows on cards',
    input: nothing,
    output: z.array(z.string()),
  },
  services: {
    summary: 'Services to pick for a card',
    input: serviceQuery,
    output: z.array(serviceChoice),
  },

  library: {
    summary: 'The card library: every card with its category and whether a page holds it',
    input: z.object({ typeId: id.optional() }),
    output: z.array(cardRow),
  },
  libraryCard: { summary: 'A card of the library', input: byId, output: cardRow },
  classify: {
    summary: 'Put a card into a category, or into none',
    input: z.object({ id, categoryId: id.nullable() }),
    output: nothing,
  },
  remove: {
    summary: 'Remove a card with its revisions; not while a published layout holds it',
    input: held,
    output: nothing,
  },
  repetitiveName: {
    summary: 'Whether another card has this name, drafted or published',
    input: z.object({ cardName: filled(fieldLimits.nameLength), id: id.optional() }),
    output: z.object({ repetitive: z.boolean() }),
  },
  categories: { summary: 'The categories of the card library', input: nothing, output: z.array(cardCategory) },
  category: { summary: 'One category with its cards', input: byId, output: cardCategory },
  submitCategory: {
    summary: 'Create or rename a category',
    input: z.object({ typeName: filled(fieldLimits.nameLength), held: held.optional() }),
    output: saved,
  },
  removeCategory: { summary: 'Remove a category that has no cards', input: held, output: nothing },
});
