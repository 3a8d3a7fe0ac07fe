import {
  type PagePreference,
  type PreferenceValue,
  pagePreferences,
  preferenceCookie,
  preferenceCookieAttributes,
  preferenceStyles,
} from '@yizhan/contract/page-preferences.ts';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { type Html, html } from '../common/html.ts';
import { isHttps } from '../common/site.ts';
import type { Config } from '../config.ts';
import { callerOf } from './caller.ts';
import { requestAddress } from './request-address.ts';

const among = <C extends PagePreference>(choice: C, value: string | null | undefined): PreferenceValue<C> | undefined =>
  (pagePreferences[choice] as readonly PreferenceValue<C>[]).find((one) => one === value);

function cookieChoice<C extends PagePreference>(
  { headers }: FastifyRequest,
  choice: C,
): PreferenceValue<C> | undefined {
  const name = `${preferenceCookie(choice)}=`;
  const cookie = headers.cookie?.split(/;\s*/).find((one) => one.startsWith(name));
  return among(choice, cookie?.slice(name.length));
}

/** The language chosen on a page, else the browser's. Calls use their page's: another tab cannot change it. */
export const languageOf = (request: FastifyRequest) => cookieChoice(request, 'language') ?? callerOf(request).language;

/** A reader's display preferences: attributes of the root element, and the stylesheet they need. */
export type Look = {
  text: PreferenceValue<'text'>;
  contrast: PreferenceValue<'contrast'>;
  attributes: Html;
  styles: Html | undefined;
};

export function lookOf(request: FastifyRequest): Look {
  const text = cookieChoice(request, 'text') ?? '100';
  const contrast = cookieChoice(request, 'contrast') ?? 'usual';
  const attributes = html`${text !== '100' && html` data-text="${text}"`}${contrast !== 'usual' && html` data-contrast="${contrast}"`}`;
  return {
    text,
    contrast,
    attributes: attributes,
    styles: attributes.text ? html`<link rel="stylesheet" href="${preferenceStyles}">` : undefined,
  };
}

/** Stores preferences given in the URL as cookies, then redirects to the page without them. */
export const takeChoices = (config: Config) => async (request: FastifyRequest, reply: FastifyReply) => {
  const { pathname, searchParams } = requestAddress(request);
  const cookies = (Object.keys(pagePreferences) as PagePreference[]).flatMap((choice) => {
    const chosen = among(choice, searchParams.get(choice));
    if (!chosen) return [];
    searchParams.delete(choice);
    return `${preferenceCookie(choice)}=${chosen}; ${preferenceCookieAttributes}${isHttps(config) ? '; Secure' : ''}`;
  });
  if (cookies.length === 0) return;
  const rest = searchParams.size > 0 ? `?${searchParams}` : '';
  return reply.header('set-cookie', cookies).header('cache-control', 'no-store').redirect(`${pathname}${rest}`, 303);
};
