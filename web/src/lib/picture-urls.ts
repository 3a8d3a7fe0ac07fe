/** Where this page can load pictures that are not public (yet), by their stored address. */
const urls = new Map<string, string>();

export const rememberPicture = (link: string, url: string) => void urls.set(link, url);

export const pictureUrl = (link: string) => urls.get(link) ?? link;
