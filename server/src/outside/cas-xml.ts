import { childrenOf, type Element, onlyChild, plain, readXml, textOf } from './xml.ts';

export type CasAnswer =
  | { is: 'user'; user: string; attribute(name: string): string | undefined }
  /** The server refused, with its own code: INVALID_TICKET, INVALID_SERVICE … */
  | { is: 'refused'; code: string }
  | { is: 'unreadable' };

/** The response of `/p3/serviceValidate`. Refusals come with HTTP 200, so only the body decides. */
export function readServiceResponse(text: string): CasAnswer {
  const root = readXml(text);
  const verdict = root?.name === 'serviceResponse' ? childrenOf(root) : [];
  const [only] = verdict;
  if (verdict.length !== 1 || !only) return { is: 'unreadable' };
  if (only.name === 'authenticationFailure') return { is: 'refused', code: only.attributes.code ?? '' };
  if (only.name !== 'authenticationSuccess') return { is: 'unreadable' };
  const element = onlyChild(only, 'user');
  const user = element && textOf(element);
  return user ? { is: 'user', user, attribute: (name) => attributeOf(only, name) } : { is: 'unreadable' };
}

/**
 * Servers write attributes as elements, as name and value, or both. Repetitions are fine; conflicting values give none.
 */
function attributeOf(success: Element, name: string): string | undefined {
  const asElements = childrenOf(success, 'attributes').flatMap((list) => childrenOf(list, name).map(textOf));
  const asPairs = childrenOf(success, 'attribute')
    .filter(({ attributes }) => attributes.name === name)
    .map(({ attributes }) => plain(attributes.value ?? ''));
  const values = new Set([...asElements, ...asPairs]);
  return values.size === 1 ? [...values][0] : undefined;
}

/** The ticket whose session a single sign-out ends. */
export function readLogoutRequest(text: string): string | undefined {
  const root = readXml(text);
  const index = root?.name === 'LogoutRequest' ? onlyChild(root, 'SessionIndex') : undefined;
  return index && textOf(index);
}
