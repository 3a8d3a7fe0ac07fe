/** Code of a ticked template -> the address typed for it. */
export type TemplateChoice = ReadonlyMap<string, string>;

export const isAddress = (text: string) => text === '' || /^https?:\/\/[^\s/]+\S*$/i.test(text);

export function withTicked(choice: TemplateChoice, codes: readonly string[], ticked: boolean): TemplateChoice {
  const after = new Map(choice);
  for (const code of codes)
    if (ticked) after.set(code, after.get(code) ?? '');
    else after.delete(code);
  return after;
}
