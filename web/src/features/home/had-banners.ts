import { read, write } from '../../lib/storage.ts';

const name = 'home-banners';

/** Whether the last visit's page had banners: their room is reserved while they load. */
export const hadBanners = () => read<boolean>(name) === true;

export const saveHadBanners = (some: boolean) => write(name, some);
