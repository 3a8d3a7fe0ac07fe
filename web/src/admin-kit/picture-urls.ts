/** Where this page sees pictures that not everybody may see (yet), by the address they are stored under. */
const urls = new Map<string, string>();

export const rememberPicture = (link: string, url: string) => void urls.set(link, url);

export const pictureUrl = (link: string) => urls.get(link) ?? link;
