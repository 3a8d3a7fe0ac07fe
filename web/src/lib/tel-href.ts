/**
 * A tel: link for the first number in a text: brackets and spaces are removed, and anything after the number is
 * ignored.
 */
export function toTelHref(phone: string): string | undefined {
  const [number = ''] = /[+\d(（][\d\s()（）-]*/.exec(phone) ?? [];
  const digits = number.replace(/[^\d+]/g, '');
  return digits === '' ? undefined : `tel:${digits}`;
}
